/**
 * Reports errors from which React recovered. Ignores view transitions that the browser skipped
 * because the page is hidden. React itself filters these errors only in some browsers.
 */
export function reportRecoverable(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return
  reportError(error)
}
