import type { CaipAddress } from '@latchkey/core'

/** Writes what the owner of a smart session signs to end it. Nothing brings one back, so it needs no time. */
export const toRevocationText = (account: CaipAddress, pci: string): string =>
  `Revoke this smart session.\n\nAccount: ${account}\nSession: ${pci}`
