import type { Approval } from './Approval.ts'

const serviceKinds: readonly Approval['kind'][] = [
  'take-name',
  'change-name',
  'set-name-address',
  'end-session',
]

/**
 * Returns whether the approval is a message of the operator's own services, whose title and rows
 * describe it completely (S-53).
 */
export function isServiceMessage({ kind, verified }: Approval): boolean {
  return verified && serviceKinds.includes(kind)
}
