import type { Approval } from './Approval.ts'

/**
 * Returns whether the approval is a verified sign-in to the requesting site without warnings
 * (S-53). It moves no value.
 */
export function isPlainSignIn({ kind, verified, warnings }: Approval): boolean {
  return kind === 'sign-in' && verified && warnings.length === 0
}
