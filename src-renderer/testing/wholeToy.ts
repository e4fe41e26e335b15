/** The toy with all it can ask. */
export const WHOLE_TOY = { feast: true, craft: true, sheets: true } as const
