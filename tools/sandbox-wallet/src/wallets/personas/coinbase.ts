import { PersonaError } from '../PersonaError.ts'
import { assumed, type WalletPersona } from '../WalletPersona.ts'

/** Coinbase Wallet as a browser extension. */
export const coinbase: WalletPersona = {
  name: 'Coinbase Wallet',
  differences: [
    {
      part: 'eip155',
      what: 'reports an unknown network as −32603',
      source: 'https://github.com/coinbase/coinbase-wallet-sdk/issues/915',
      change: {
        unknownChain: () => new PersonaError('Internal JSON-RPC error.', { code: -32_603 }),
      },
    },
    {
      part: 'eip155',
      what: 'lists capabilities with chain ids that are not hex, and empty entries',
      source: assumed,
      change: { capabilities: (own) => ({ ...own, 8453: {}, '0xa': null }) },
    },
  ],
}
