/**
 * Reports errors from which React has recovered. Ignores errors of view transitions that the
 * browser skipped because the page is hidden, which React filters only in some browsers.
 */
export function reportRecoverable(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return
  reportError(error)
}
