import type { CaipNetworkId, Network } from '@latchkey/core'

export type AccountKey = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId | undefined
}

/**
 * Returns whether accounts on a network have a name and an image: not on testnets and outside
 * eip155 (K-ACC-10).
 */
export function hasIdentity(network: Network | undefined): boolean {
  return network?.chainNamespace === 'eip155' && !network.testnet
}

const noIdentity = ['identity', null] as const

/**
 * Query keys for an account's data, by network and address. The first element alone matches all
 * networks.
 */
export const queryKeys = {
  /**
   * Query key of an account's balance of the native currency. `token`: address of a token to read
   * instead, which the app has set for the network in `config.tokens`.
   */
  nativeBalance: ({ address, caipNetworkId, token }: AccountKey & { readonly token?: string }) =>
    ['nativeBalance', caipNetworkId ?? null, address, ...(token ? [token] : [])] as const,
  tokenBalance: ({ address, caipNetworkId }: AccountKey) =>
    ['tokenBalance', caipNetworkId ?? null, address] as const,
  history: ({ address, caipNetworkId }: AccountKey) =>
    ['history', caipNetworkId ?? null, address] as const,
  nfts: ({ address, caipNetworkId }: AccountKey) =>
    ['nfts', caipNetworkId ?? null, address] as const,
  identity: (account: { readonly address: string; readonly network: Network | undefined }) =>
    hasIdentity(account.network) ? queryKeys.identityOf(account.address) : noIdentity,
  identityOf: (address: string) => ['identity', address.toLowerCase()] as const,
}
