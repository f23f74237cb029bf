import type { WalletPersona } from '../WalletPersona.ts'

/** UniSat as a browser extension. */
export const unisat: WalletPersona = {
  name: 'UniSat',
  differences: [
    {
      part: 'bip122',
      what: 'has one account for everything, in `window.unisat`, with methods of its API',
      source: 'https://docs.unisat.io/dev/open-api-documentation/unisat-wallet',
      change: { api: 'unisat' },
    },
  ],
}
