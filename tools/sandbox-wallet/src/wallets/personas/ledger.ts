import { toRecoveryId } from '../eip155/signatures.ts'
import type { WalletPersona } from '../WalletPersona.ts'

/** A Ledger behind another wallet, and Ledger's own app by WalletConnect. */
export const ledger: WalletPersona = {
  name: 'Ledger',
  differences: [
    {
      part: 'eip155',
      what: 'signs texts and typed data with v 0 or 1',
      source: 'https://github.com/MetaMask/metamask-extension/issues/10850',
      change: { signature: toRecoveryId },
    },
    {
      part: 'walletConnect',
      what: 'signs texts and typed data with v 0 or 1',
      source: 'https://github.com/LedgerHQ/ledgerjs/issues/466',
      change: { peerName: 'Ledger', signature: toRecoveryId },
    },
  ],
}
