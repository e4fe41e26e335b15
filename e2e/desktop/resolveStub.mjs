const STUB = new URL('electronStub.mjs', import.meta.url).href

/**
 * @param {string} specifier
 * @param {object} context
 * @param {(specifier: string, context: object) => unknown} next
 */
export function resolve(specifier, context, next) {
  return specifier === 'electron' ? { url: STUB, shortCircuit: true } : next(specifier, context)
}
