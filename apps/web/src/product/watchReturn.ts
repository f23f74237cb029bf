/**
 * Calls `onReturn` when the browser restores the page from the back/forward cache. The page has
 * missed all events in the meantime and must reload its data (S-136).
 */
export function watchReturn(window: Window, onReturn: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener('pageshow', hear)
  return () => window.removeEventListener('pageshow', hear)
}
