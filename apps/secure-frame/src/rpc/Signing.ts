import type { Approvals } from '../approvals/Approvals.ts'
import type { Vault } from '../keys/createVault.ts'

/** Who asks the person, and who signs. */
export type Signing = {
  readonly approvals: Pick<Approvals, 'confirm'>
  readonly vault: Pick<Vault, 'signHash' | 'signBytes' | 'needsBackup'>
}
