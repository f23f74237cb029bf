import type { Approvals } from '../approvals/Approvals.ts'
import type { Vault } from '../keys/createVault.ts'

/** Services that ask the user for approval and then sign. */
export type Signing = {
  readonly approvals: Pick<Approvals, 'confirm'>
  readonly vault: Pick<Vault, 'signHash' | 'signBytes' | 'needsBackup'>
}
