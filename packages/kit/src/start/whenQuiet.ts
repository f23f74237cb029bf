/** Time in milliseconds that a loaded page gets for its own work before the kit prefetches code. */
const startMs = 1_000

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * Returns whether the browser saves data or has a slow connection. False in browsers without this
 * information.
 */
function isSparing(): boolean {
  // Some browsers have no `navigator.connection`, and TypeScript's types do not contain it.
  const { connection } = navigator as { readonly connection?: Connection }
  // Matches the connection types `slow-2g`, `2g` and `3g`.
  return connection?.saveData === true || /[23]g$/.test(`${connection?.effectiveType}`)
}

/**
 * Runs a function once the page has loaded and the browser is idle. Never runs it if the user saves
 * data or the connection is slow.
 *
 * @returns A function that cancels the run.
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
