import type { Wallet } from '@latchkey/blockchain-api'
import { toImageId, toWalletId } from './toIds.ts'

/** A wallet of the directory without its position in the order. */
export type Row = Omit<Wallet, 'order'>

export const chains = {
  ethereum: ['eip155:1', 'eip155:137', 'eip155:11155111'],
  solana: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  bitcoin: ['bip122:000000000019d6689c085ae165831e93'],
} as const

/**
 * Completes the directory's data of a wallet. Missing fields become `null`, as the public directory
 * API demands.
 */
export function toRow({ name, ...given }: Partial<Row> & { readonly name: string }): Row {
  return {
    id: toWalletId(name),
    name,
    badge_type: 'none',
    chains: [...chains.ethereum],
    image_id: toImageId(name),
    homepage: null,
    link_mode: null,
    mobile_link: null,
    desktop_link: null,
    webapp_link: null,
    app_store: null,
    play_store: null,
    chrome_store: null,
    rdns: null,
    injected: null,
    supports_wc: true,
    ...given,
  }
}
