import type { Updates } from './startOffline.ts'

/**
 * Offers a reload when a file of the page is gone, as after a release. Vite reports every failed
 * `import()` of the build by an event on the window, including those of the kit.
 *
 * @returns A function that stops watching.
 */
export function watchStaleCode(
  window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator' | 'location'>,
  updates: Updates,
): () => void {
  const offer = () => {
    // Offline the file may still exist. A waiting service worker already offers the new version.
    if (!window.navigator.onLine || updates.getState().takeOver) return
    updates.setState({ takeOver: () => window.location.reload() })
  }
  window.addEventListener('vite:preloadError', offer)
  return () => window.removeEventListener('vite:preloadError', offer)
}
