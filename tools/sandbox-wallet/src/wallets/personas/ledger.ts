import { toRecoveryId } from '../eip155/signatures.ts'
import { assumed, type WalletPersona } from '../WalletPersona.ts'

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
    {
      part: 'solana',
      what: 'signs an off-chain message that contains the text, in place of the text',
      source: 'https://github.com/anza-xyz/wallet-adapter/pull/1094',
      change: { signsEnvelope: true },
    },
    {
      part: 'solana',
      what: 'accepts legacy transactions only, and its accounts sign and do not send',
      source: assumed,
      change: { versions: ['legacy'], accountsWithout: ['solana:signAndSendTransaction'] },
    },
    {
      part: 'bip122',
      what: 'signs PSBTs only, and a segwit v0 input only with its previous transaction',
      source: 'https://github.com/LedgerHQ/app-bitcoin-new/blob/develop/doc/bitcoin.md',
      change: {
        needsPreviousTransactions: true,
        without: ['bitcoin:sendTransfer', 'bitcoin:signAndSendTransaction'],
      },
    },
  ],
}
