import type { WalletPersona } from '../WalletPersona.ts'

/** Address of the chain Stacks, which shares no address with Bitcoin. */
const stacks = {
  address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7',
  publicKey: '',
  purpose: 'stacks',
  addressType: 'stacks',
}

/** Xverse as a browser extension. */
export const xverse: WalletPersona = {
  name: 'Xverse',
  differences: [
    {
      part: 'bip122',
      what: 'has the API of sats-connect: errors are answers, −32000 is a rejection',
      source: 'https://docs.xverse.app/sats-connect/wallet-methods/request-methods',
      change: { api: 'satsConnect' },
    },
    {
      part: 'bip122',
      what: 'lists addresses of Stacks among those of Bitcoin',
      source: 'https://docs.xverse.app/sats-connect/connecting-to-the-wallet/connect',
      change: { otherAddresses: [stacks] },
    },
  ],
}
