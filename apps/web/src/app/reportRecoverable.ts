/**
 * Reports errors from which React recovered. A hidden page changes without its view transition,
 * which is no error: React ignores the messages of some browsers for this, but not of all.
 */
export function reportRecoverable(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return
  reportError(error)
}
