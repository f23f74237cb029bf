import type { CaipNetworkId } from '@latchkey/core'

/**
 * Deprecated ids that some Solana wallets still use, by their replacement (wire-walletconnect
 * §4.1).
 */
const aliases: Readonly<Partial<Record<CaipNetworkId, CaipNetworkId>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** Returns the deprecated id of a network. Returns `undefined` if there is none. */
export function toAlias(caipNetworkId: CaipNetworkId): CaipNetworkId | undefined {
  return aliases[caipNetworkId]
}

/** Returns the current CAIP-2 id of a network for a deprecated id. Returns other ids unchanged. */
export function fromAlias(caipNetworkId: CaipNetworkId): CaipNetworkId {
  const found = Object.entries(aliases).find(([, alias]) => alias === caipNetworkId)
  return found ? `solana:${found[0].slice('solana:'.length)}` : caipNetworkId
}
