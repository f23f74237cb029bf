import { PersonaError } from '../PersonaError.ts'
import type { WalletPersona } from '../WalletPersona.ts'

/** Solflare as a browser extension. */
export const solflare: WalletPersona = {
  name: 'Solflare',
  differences: [
    {
      part: 'solana',
      what: 'reports a rejection as "Transaction cancelled", without a code',
      source: 'https://github.com/wormhole-foundation/wormhole-connect/issues/2305',
      change: { rejection: () => new PersonaError('Transaction cancelled') },
    },
    {
      part: 'solana',
      what: 'signs transactions and leaves sending to the app',
      source: 'https://github.com/wallet-standard/wallet-standard/pull/13',
      change: { without: ['solana:signAndSendTransaction'] },
    },
  ],
}
