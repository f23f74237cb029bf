import { PersonaError } from '../PersonaError.ts'
import type { WalletPersona } from '../WalletPersona.ts'

/** Methods of which MetaMask shows one prompt per page. It queues signatures and transactions. */
const single = ['eth_requestAccounts', 'wallet_requestPermissions', 'wallet_addEthereumChain']

/** MetaMask as a browser extension. */
export const metamask: WalletPersona = {
  name: 'MetaMask',
  differences: [
    {
      part: 'eip155',
      what: 'refuses a second request of the same kind with −32002 while its prompt is open',
      source: 'https://github.com/ArableProtocol/bugs/issues/5',
      change: {
        busy: (method, open) =>
          single.includes(method) && open.includes(method)
            ? new PersonaError(
                `Request of type '${method}' already pending for origin http://localhost. Please wait.`,
                { code: -32_002 },
              )
            : undefined,
      },
    },
    {
      part: 'eip155',
      what: 'hashes an empty domain if typed data has no type `EIP712Domain`',
      source: 'https://github.com/MetaMask/eth-sig-util/blob/main/src/sign-typed-data.ts',
      change: { needsDomainType: true },
    },
  ],
}
