/**
 * Tells when the browser brings the page back as it was, from its cache of pages that were left: it has heard nothing
 * since (S-136).
 */
export function watchReturn(window: Window, onReturn: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener('pageshow', hear)
  return () => window.removeEventListener('pageshow', hear)
}
