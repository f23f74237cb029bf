import type { HistoryTransaction } from '@latchkey/blockchain-api'

type Transfer = NonNullable<HistoryTransaction['transfers']>[number]

/** Creates a transfer of a token, as the API returns it. */
export function fakeTransfer(
  direction: Transfer['direction'],
  numeric: string,
  symbol: string,
  value?: number,
): Transfer {
  return {
    fungible_info: { name: `${symbol} coin`, symbol, icon: null },
    nft_info: null,
    direction,
    quantity: { numeric },
    value: value ?? null,
    price: null,
  }
}

/** Creates a transfer of a collectible, as the API returns it. */
export function fakeNft(
  direction: Transfer['direction'],
  name: string,
  { spam = false }: { readonly spam?: boolean } = {},
): Transfer {
  return {
    fungible_info: null,
    nft_info: { name, content: null, flags: { is_spam: spam } },
    direction,
    quantity: { numeric: '1' },
    value: null,
    price: null,
  }
}

export type FakeTransactionOptions = Partial<HistoryTransaction['metadata']> & {
  readonly transfers?: HistoryTransaction['transfers']
}

/** Creates a transaction, as the API returns it. Default: ether sent on Ethereum. */
export function fakeTransaction(
  id: string,
  {
    transfers = [fakeTransfer('out', '1.5', 'ETH', 4_500)],
    ...metadata
  }: FakeTransactionOptions = {},
): HistoryTransaction {
  return {
    id,
    metadata: {
      operationType: 'send',
      hash: `0x${id}`,
      minedAt: '2026-03-14T08:30:00Z',
      sentFrom: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      sentTo: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      status: 'confirmed',
      nonce: 1,
      application: null,
      chain: 'eip155:1',
      ...metadata,
    },
    transfers,
  }
}
