import { PersonaError } from '../PersonaError.ts'
import type { WalletPersona } from '../WalletPersona.ts'

const isBusy = () => new PersonaError('Requested resource not available.', { code: -32_002 })

/** Phantom as a browser extension. */
export const phantom: WalletPersona = {
  name: 'Phantom',
  differences: [
    {
      part: 'eip155',
      what: 'refuses each request with −32002 while a prompt is open',
      source: 'https://docs.phantom.com/ethereum-and-polygon/provider-api-reference/errors',
      change: { busy: isBusy },
    },
    {
      part: 'eip155',
      what: 'reports methods that it does not have as −32601, such as the addition of a network',
      source: 'https://docs.phantom.com/ethereum-and-polygon/provider-api-reference/errors',
      change: {
        missing: {
          methods: ['wallet_addEthereumChain'],
          error: (method) =>
            new PersonaError(`The method ${method} does not exist.`, { code: -32_601 }),
        },
      },
    },
    {
      part: 'solana',
      what: 'refuses each request with −32002 while a prompt is open',
      source: 'https://docs.phantom.com/solana/errors',
      change: { busy: isBusy },
    },
    {
      part: 'bip122',
      what: 'signs PSBTs and has no method for a transfer',
      source: 'https://docs.phantom.com/bitcoin/provider-api-reference',
      change: { without: ['bitcoin:sendTransfer', 'bitcoin:signAndSendTransaction'] },
    },
  ],
}
