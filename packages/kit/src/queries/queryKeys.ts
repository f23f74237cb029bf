import type { CaipNetworkId } from '@latchkey/core'

export type AccountKey = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Names of what the query cache holds about an account, by network and address. */
export const queryKeys = {
  nativeBalance: ({ address, caipNetworkId }: AccountKey) =>
    ['nativeBalance', caipNetworkId ?? null, address] as const,
  tokenBalance: ({ address, caipNetworkId }: AccountKey) =>
    ['tokenBalance', caipNetworkId ?? null, address] as const,
  identity: ({ address, caipNetworkId }: AccountKey) =>
    ['identity', caipNetworkId ?? null, address] as const,
}
