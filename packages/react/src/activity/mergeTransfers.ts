import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { toBaseUnits } from '@latchkey/core'

type Transfer = NonNullable<HistoryTransaction['transfers']>[number]

/** The sum of all transfers of one token in one direction, as a row shows it. */
export type ShownTransfer = {
  /** Identifies the asset: its network and address, or name and symbol without an address. */
  readonly key: string
  readonly direction: Transfer['direction']
  /** Name of the token or the collectible. */
  readonly name: string
  /** Symbol of the token. Empty for a collectible. */
  readonly symbol: string
  readonly imageUrl: string | undefined
  /** Amount in units of 10^-36, independent of the token's decimals. */
  readonly amount: bigint
  /** Value in US dollars. 0 if it is unknown. */
  readonly value: number
}

/** Decimals of `ShownTransfer.amount`. No token has more decimals. */
export const amountDecimals = 36
/** Number of transfers that fit in a row. */
const mostTransfers = 2

const order: Readonly<Record<Transfer['direction'], number>> = { out: 0, self: 1, in: 2 }

/**
 * Returns the key of the transferred asset. Names are not unique, because a contract may have any
 * name (K-WORLD-14).
 */
function toKey({ fungible_info: token, nft_info: nft }: Transfer): string {
  const address = token?.address ?? nft?.address
  if (address) return [address, nft?.token_id ?? ''].join('/')
  return [token?.name ?? nft?.name, token?.symbol].join('/')
}

function toShown(transfer: Transfer): ShownTransfer {
  const { fungible_info: token, nft_info: nft, direction, quantity, value } = transfer
  return {
    key: toKey(transfer),
    direction,
    name: token?.name ?? nft?.name ?? '',
    symbol: token?.symbol ?? '',
    imageUrl: token?.icon?.url ?? nft?.content?.preview?.url,
    amount: toBaseUnits(quantity.numeric, amountDecimals, { cut: true }) ?? 0n,
    value: value ?? 0,
  }
}

/** Adds up the transfers of the same token in the same direction. */
function addUp(transfers: readonly ShownTransfer[]): readonly ShownTransfer[] {
  const sums = new Map<string, ShownTransfer>()
  for (const transfer of transfers) {
    const key = `${transfer.direction}/${transfer.key}`
    const { amount = 0n, value = 0 } = sums.get(key) ?? {}
    sums.set(key, {
      ...transfer,
      amount: amount + transfer.amount,
      value: value + transfer.value,
    })
  }
  return [...sums.values()]
}

/**
 * Returns whether a sum is only change or a fee. This is the case if much more of the same token
 * moved in the opposite direction: more than ten times as much, or a hundred times if the token has
 * more than two transfers.
 */
function isCounterpart(
  sum: ShownTransfer,
  { sums, transfers }: { sums: readonly ShownTransfer[]; transfers: readonly ShownTransfer[] },
) {
  const other = sums.find((each) => each.key === sum.key && each.direction !== sum.direction)
  const count = transfers.filter((each) => each.key === sum.key).length
  return other !== undefined && sum.amount * (count > 2 ? 100n : 10n) < other.amount
}

/**
 * Reduces the transfers of a transaction to at most two sums: those of the highest value, outgoing
 * before incoming (K-ACT-05). Omits collectibles marked as spam.
 */
export function mergeTransfers({
  transfers,
}: Pick<HistoryTransaction, 'transfers'>): readonly ShownTransfer[] {
  const wanted = (transfers ?? []).filter(({ nft_info }) => !nft_info?.flags.is_spam).map(toShown)
  const sums = addUp(wanted)
  return sums
    .filter((sum) => !isCounterpart(sum, { sums, transfers: wanted }))
    .sort((one, two) => two.value - one.value)
    .slice(0, mostTransfers)
    .sort((one, two) => order[one.direction] - order[two.direction])
}
