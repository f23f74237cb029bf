import { type ChainNamespace, chainNamespaces } from '@latchkey/core'
import type { Kit } from '@latchkey/kit'

/** Names of ecosystems as players say them; proper names, the same in every language. */
export const namespaceNames: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** What a wallet to be added is called after; differs from the ecosystem where the wallet serves all networks of its kind. */
export const walletKinds = { ...namespaceNames, eip155: 'EVM' } as const satisfies Readonly<
  Record<ChainNamespace, string>
>

/** Namespaces wallets can be connected in: those with an adapter, else those of the networks (universal mode). */
export function getNamespaces(kit: Pick<Kit, 'config'>): readonly ChainNamespace[] {
  const { adapters, networks } = kit.config
  const named =
    adapters.length > 0
      ? adapters.map(({ namespace }) => namespace)
      : networks.map(({ chainNamespace }) => chainNamespace)
  return chainNamespaces.filter((namespace) => named.includes(namespace))
}
