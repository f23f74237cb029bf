import type { ChainNamespace, Network } from '@latchkey/core'
import { bitcoin, mainnet, polygon, solana, solanaDevnet } from '@latchkey/core/networks'
import { fakeAdapter } from './fakeAdapter.ts'
import { type FakeWallet, type FakeWalletOptions, fakeWallet } from './fakeWallet.ts'

/** Networks of a test kit with three namespaces: two of eip155, two of Solana, one of bip122. */
export const threeNamespaces = {
  eip155: [mainnet, polygon],
  solana: [solana, solanaDevnet],
  bip122: [bitcoin],
} as const

export type ConnectableNamespace = keyof typeof threeNamespaces

export const threeNetworks: readonly [Network, ...Network[]] = [
  mainnet,
  polygon,
  solana,
  solanaDevnet,
  bitcoin,
]

/**
 * Creates a fake wallet on the first network of a namespace. Its address ends with its id, so that
 * tests recognize it.
 */
export function createWalletOf(
  namespace: ConnectableNamespace,
  id: string,
  options: FakeWalletOptions = {},
): FakeWallet {
  const { caipNetworkId } = threeNamespaces[namespace][0]
  return fakeWallet({ id, name: id, caipNetworkId, accounts: [`${namespace}-${id}`], ...options })
}

/** Creates a fake adapter for each namespace, with the wallets of that namespace. */
export function createAdapters(wallets: readonly FakeWallet[]) {
  const adapterOf = (namespace: ChainNamespace) =>
    fakeAdapter({
      namespace,
      wallets: wallets.filter(({ connector }) => connector.info.namespace === namespace),
    })
  return {
    eip155: adapterOf('eip155'),
    solana: adapterOf('solana'),
    bip122: adapterOf('bip122'),
  } as const
}
