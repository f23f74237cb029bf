import { useEffect } from 'react'

/**
 * Starts something once a view is on screen. Deferred by a microtask, so that the mount, unmount and mount again of
 * StrictMode asks a wallet once and not twice.
 *
 * @param start - Stable; what it starts is ended by its own owner.
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
