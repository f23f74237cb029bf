/**
 * Key of the names of this page's running kits. A global symbol, because a page may contain two
 * copies of this package.
 */
const namesKey: unique symbol = Symbol.for('@latchkey/kit-names')

type Page = { [namesKey]?: Set<string> }

/**
 * Reserves a kit's name in this page until the returned function is called. Returns `undefined` if
 * another running kit has the name (K-INIT-02).
 */
export function claimName(name: string): (() => void) | undefined {
  const page: Page = globalThis as Page
  page[namesKey] ??= new Set()
  const names = page[namesKey]
  if (names.has(name)) return undefined
  names.add(name)
  return () => void names.delete(name)
}
