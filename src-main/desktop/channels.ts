/** Names under which main process and preload talk. */
export const CALL = 'workbench:call'
export const EVENT = 'workbench:event'
export const OPEN_FILE = 'shell:open-file'
export const SAVE_PDF = 'shell:save-pdf'
export const SET_LANGUAGE = 'shell:set-language'
