import { useEffect } from 'react'

/**
 * Calls `start` after a view has mounted. Waits one microtask, so that the double mount of React's
 * StrictMode sends only one request to the wallet.
 *
 * @param start - Must be a stable function. The hook does not abort it.
 */
export function useStartOnEntry(start: () => void, enabled = true): void {
  useEffect(() => {
    if (!enabled) return
    let left = false
    queueMicrotask(() => {
      if (!left) start()
    })
    return () => {
      left = true
    }
  }, [start, enabled])
}
