import type { CaipAddress } from '@latchkey/core'

/**
 * Returns the text that the owner signs to revoke a smart session. The text needs no time, because
 * a revocation is permanent.
 */
export const toRevocationText = (account: CaipAddress, pci: string): string =>
  `Revoke this smart session.\n\nAccount: ${account}\nSession: ${pci}`
