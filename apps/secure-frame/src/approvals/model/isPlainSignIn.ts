import type { Approval } from './Approval.ts'

/** A sign-in that was checked to be for the site that asks, with nothing odd about it (S-53): it moves nothing. */
export function isPlainSignIn({ kind, verified, warnings }: Approval): boolean {
  return kind === 'sign-in' && verified && warnings.length === 0
}
