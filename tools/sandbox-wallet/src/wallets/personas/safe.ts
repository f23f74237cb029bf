import { PersonaError } from '../PersonaError.ts'
import type { WalletPersona } from '../WalletPersona.ts'

const provider =
  'https://github.com/safe-global/safe-apps-sdk/blob/main/packages/safe-apps-provider/src/provider.ts'
const session =
  'https://github.com/safe-global/safe-wallet-monorepo/blob/dev/apps/web/src/services/safe-wallet-provider/index.ts'

/** Hash by which a Safe identifies a transaction that still needs signatures. */
export const safeTxHash = `0x${'5afe'.repeat(16)}`

/** Safe{Wallet} as the page around an app, and by WalletConnect. */
export const safe: WalletPersona = {
  name: 'Safe{Wallet}',
  differences: [
    {
      part: 'eip155',
      what: 'throws a text without a code for methods that it does not have, such as a switch',
      source: provider,
      change: {
        missing: {
          methods: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
          error: (method) => new PersonaError(`"${method}" not implemented`),
        },
      },
    },
    {
      part: 'eip155',
      what: 'answers a signature as `0x`, because the owners sign on the chain',
      source: provider,
      change: { signature: () => '0x' },
    },
    {
      part: 'walletConnect',
      what: 'answers a transaction with the `safeTxHash` while signatures are missing',
      source: session,
      change: { peerName: 'Safe{Wallet}', transactionHash: () => safeTxHash },
    },
    {
      part: 'walletConnect',
      what: 'forwards methods that it does not have, such as the addition of a network, to a node',
      source: session,
      change: {
        missing: {
          methods: ['wallet_addEthereumChain'],
          error: (method) =>
            new PersonaError(`the method ${method} does not exist/is not available`, {
              code: -32_000,
            }),
        },
      },
    },
    {
      part: 'walletConnect',
      what: 'reports every error as −32000, a rejection by its text',
      source: session,
      change: {
        rejection: () => new PersonaError('User rejected transaction', { code: -32_000 }),
        unknownChain: () => new PersonaError('Unsupported chain', { code: -32_000 }),
      },
    },
  ],
}
