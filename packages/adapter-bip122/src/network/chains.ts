import type { CaipNetworkId } from '@latchkey/core'

/** A Bitcoin chain with its CAIP-2 id, and its name in each interface of Bitcoin wallets. */
export type Chain = {
  readonly caipNetworkId: CaipNetworkId
  readonly main: boolean
  readonly standard: string
  readonly satsConnect: string
  readonly injected: string
  /** Name of the chain in `getNetwork` and `switchNetwork` of wallets with UniSat's methods. */
  readonly injectedNetwork: string
}

/**
 * Bitcoin chains that the adapter knows. The ids follow CAIP-4: the first 32 hex digits of the hash
 * of block 0.
 */
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

/** Finds a Bitcoin chain by its CAIP-2 id or by its name in any interface of wallets. */
export function findChain(name: unknown): Chain | undefined {
  if (typeof name !== 'string') return undefined
  const wanted = name.toLowerCase()
  return chains.find((chain) =>
    Object.values(chain).some((value) => String(value).toLowerCase() === wanted),
  )
}

/**
 * Returns whether a Bitcoin network is the main network, whose addresses have other prefixes than
 * those of test networks.
 */
export function isMainNetwork(caipNetworkId: CaipNetworkId): boolean {
  return findChain(caipNetworkId)?.main ?? false
}
