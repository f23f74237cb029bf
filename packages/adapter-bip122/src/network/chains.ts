import type { CaipNetworkId } from '@latchkey/core'

/** A chain with its names in the provider styles. */
export type Chain = {
  readonly caipNetworkId: CaipNetworkId
  readonly main: boolean
  readonly standard: string
  readonly satsConnect: string
  readonly injected: string
  /** Name in `getNetwork` and `switchNetwork` of injected providers. */
  readonly injectedNetwork: string
}

/** Ids by CAIP-4: the first 32 hex digits of the hash of block 0. */
const chains: readonly Chain[] = [
  {
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    main: true,
    standard: 'bitcoin:mainnet',
    satsConnect: 'Mainnet',
    injected: 'BITCOIN_MAINNET',
    injectedNetwork: 'livenet',
  },
  {
    caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
    main: false,
    standard: 'bitcoin:testnet',
    satsConnect: 'Testnet',
    injected: 'BITCOIN_TESTNET',
    injectedNetwork: 'testnet',
  },
  {
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
    main: false,
    standard: 'bitcoin:signet',
    satsConnect: 'Signet',
    injected: 'BITCOIN_SIGNET',
    injectedNetwork: 'signet',
  },
  {
    caipNetworkId: 'bip122:00000000da84f2bafbbc53dee25a72ae',
    main: false,
    standard: 'bitcoin:testnet4',
    satsConnect: 'Testnet4',
    injected: 'BITCOIN_TESTNET4',
    injectedNetwork: 'testnet4',
  },
]

/** Finds a chain by network id or by its name in any provider style. */
export function findChain(name: unknown): Chain | undefined {
  if (typeof name !== 'string') return undefined
  const wanted = name.toLowerCase()
  return chains.find((chain) =>
    Object.values(chain).some((value) => String(value).toLowerCase() === wanted),
  )
}

/** Returns whether addresses of a network have the prefixes of the main network. */
export function isMainNetwork(caipNetworkId: CaipNetworkId): boolean {
  return findChain(caipNetworkId)?.main ?? false
}
