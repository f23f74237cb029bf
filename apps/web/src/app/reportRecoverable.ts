/**
 * Reports what React has got over by itself. A page that is not in sight changes without its transition, which is no
 * error: React passes over the words that browsers used for it, not over those of all of them.
 */
export function reportRecoverable(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return
  reportError(error)
}
