/**
 * Reports errors from which React recovered. A skipped view transition of a hidden page is not
 * reported. React ignores its messages in some browsers only.
 */
export function reportRecoverable(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return
  reportError(error)
}
