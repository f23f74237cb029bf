import { PersonaError } from '../PersonaError.ts'
import type { WalletPersona } from '../WalletPersona.ts'

/** Trust Wallet as a browser extension and in its browser. */
export const trust: WalletPersona = {
  name: 'Trust Wallet',
  differences: [
    {
      part: 'eip155',
      what: 'reports an unknown network by a text without a code',
      source: 'https://github.com/trustwallet/wallet-core/issues/3171',
      change: {
        unknownChain: (chainId) =>
          new PersonaError(
            `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first`,
          ),
      },
    },
  ],
}
