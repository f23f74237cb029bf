import { PersonaError } from '../PersonaError.ts'
import { assumed, type WalletPersona } from '../WalletPersona.ts'

/** MetaMask as an app: its browser, and its WalletConnect sessions. */
export const metamaskMobile: WalletPersona = {
  name: 'MetaMask Mobile',
  differences: [
    {
      part: 'eip155',
      what: 'reports an unknown network as −32603 with 4902 in `data.originalError`',
      source: 'https://github.com/MetaMask/metamask-mobile/issues/2944',
      change: {
        unknownChain: (chainId) =>
          new PersonaError(
            `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`,
            { code: -32_603, data: { originalError: { code: 4902 } } },
          ),
      },
    },
    {
      part: 'eip155',
      what: 'answers a switch before `eth_chainId` changes',
      source: 'https://github.com/wevm/wagmi/blob/main/packages/connectors/src/metaMask.ts',
      change: { switchesLate: true },
    },
    {
      part: 'eip155',
      what: 'hashes an empty domain if typed data has no type `EIP712Domain`',
      source: 'https://github.com/MetaMask/eth-sig-util/blob/main/src/sign-typed-data.ts',
      change: { needsDomainType: true },
    },
    {
      part: 'walletConnect',
      what: 'reports an unknown network as 32603, without the minus sign',
      source: 'https://github.com/MetaMask/metamask-mobile/pull/13415',
      change: {
        peerName: 'MetaMask Wallet',
        unknownChain: () => new PersonaError('Invalid chainId', { code: 32_603 }),
      },
    },
    {
      part: 'walletConnect',
      what: 'approves one network, and updates the session after it has agreed to another',
      source: assumed,
      change: { firstNetworkOnly: true, switchesLate: true },
    },
  ],
}
