import { PersonaError } from '../PersonaError.ts'
import type { WalletPersona } from '../WalletPersona.ts'

/** Rabby as a browser extension. */
export const rabby: WalletPersona = {
  name: 'Rabby',
  differences: [
    {
      part: 'eip155',
      what: 'reports an unknown network as −32603 with 4902 and the text in `data.originalError`',
      source:
        'https://github.com/RabbyHub/Rabby/blob/develop/src/background/controller/provider/controller.ts',
      change: {
        unknownChain: (chainId) => {
          const message = `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_switchEthereumChain first.`
          const data = { originalError: { code: 4902, message } }
          return new PersonaError(message, { code: -32_603, data })
        },
      },
    },
  ],
}
