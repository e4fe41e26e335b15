/** IPC channels between main process and preload. */
export const CALL = 'workbench:call'
export const EVENT = 'workbench:event'
export const OPEN_FILE = 'shell:open-file'
export const SAVE_PDF = 'shell:save-pdf'
export const SHOW_MENU = 'shell:show-menu'
