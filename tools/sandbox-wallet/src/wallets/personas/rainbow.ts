import type { WalletPersona } from '../WalletPersona.ts'

/** Rainbow as a browser extension and as an app. */
export const rainbow: WalletPersona = {
  name: 'Rainbow',
  differences: [
    {
      part: 'eip155',
      what: 'answers the addition of a network before it switches to it',
      source: 'https://github.com/rainbow-me/browser-extension/issues/1361',
      change: { switchesLate: true },
    },
    {
      part: 'walletConnect',
      what: 'grants neither a switch nor the addition of a network',
      source: 'https://github.com/rainbow-me/rainbow/issues/4960',
      change: {
        peerName: 'Rainbow',
        ungranted: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
      },
    },
  ],
}
