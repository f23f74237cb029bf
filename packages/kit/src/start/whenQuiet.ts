/** Time in which a page that has loaded begins what it is made for, in milliseconds. */
const startMs = 1_000

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether bytes are dear here. A browser that does not tell counts as one where they are not. */
function isSparing(): boolean {
  // Not in every browser, and not in TypeScript's.
  const { connection } = navigator as { readonly connection?: Connection }
  // `slow-2g`, `2g` or `3g`.
  return connection?.saveData === true || /[23]g$/.test(`${connection?.effectiveType}`)
}

/**
 * Runs something once the page has loaded and has nothing to do, when nobody waits for anything. Never where a person
 * saves data or the connection is slow.
 *
 * @returns Takes it back.
 */
export function whenQuiet(run: () => void): () => void {
  let wanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const runIfWanted = () => {
    if (wanted && !isSparing()) run()
  }
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(runIfWanted)
    else runIfWanted()
  }
  const begin = () => {
    timer = setTimeout(rest, startMs)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    wanted = false
    clearTimeout(timer)
    window.removeEventListener('load', begin)
  }
}
