import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { toBaseUnits } from '@latchkey/core'

type Transfer = NonNullable<HistoryTransaction['transfers']>[number]

/** What moved, as a row shows it: everything of one token in one direction. */
export type ShownTransfer = {
  readonly direction: Transfer['direction']
  /** Of the token, or of the collectible. */
  readonly name: string
  /** Empty for a collectible. */
  readonly symbol: string
  readonly imageUrl: string | undefined
  /** In units of 10^-36, whatever the token's decimals. */
  readonly amount: bigint
  /** US dollars; 0 where unknown. */
  readonly value: number
}

/** Finer than any token. */
export const amountDecimals = 36
/** Transfers that a row has room for. */
const mostTransfers = 2

const order: Readonly<Record<Transfer['direction'], number>> = { out: 0, self: 1, in: 2 }

function toShown(transfer: Transfer): ShownTransfer {
  const { fungible_info: token, nft_info: nft, direction, quantity, value } = transfer
  return {
    direction,
    name: token?.name ?? nft?.name ?? '',
    symbol: token?.symbol ?? '',
    imageUrl: token?.icon?.url ?? nft?.content?.preview?.url,
    amount: toBaseUnits(quantity.numeric, amountDecimals, { cut: true }) ?? 0n,
    value: value ?? 0,
  }
}

const isSameToken = (one: ShownTransfer, two: ShownTransfer) =>
  one.name === two.name && one.symbol === two.symbol

/** Adds up what is of one token and goes one way. */
function addUp(transfers: readonly ShownTransfer[]): readonly ShownTransfer[] {
  const sums = new Map<string, ShownTransfer>()
  for (const transfer of transfers) {
    const key = JSON.stringify([transfer.direction, transfer.name, transfer.symbol])
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
 * Says whether a sum is but what came back of the same token, or a fee paid in it: under a tenth of the other way, of
 * more than two transfers under a hundredth.
 */
function isCounterpart(
  sum: ShownTransfer,
  { sums, transfers }: { sums: readonly ShownTransfer[]; transfers: readonly ShownTransfer[] },
) {
  const other = sums.find((each) => isSameToken(each, sum) && each.direction !== sum.direction)
  const count = transfers.filter((each) => isSameToken(each, sum)).length
  return other !== undefined && sum.amount * (count > 2 ? 100n : 10n) < other.amount
}

/**
 * Reduces what moved in a transaction to what a person would say of it: two sums at most, those of most value, what left
 * before what came (K-ACT-05). Collectibles that nobody asked for are left out.
 */
export function mergeTransfers({
  transfers,
}: Pick<HistoryTransaction, 'transfers'>): readonly ShownTransfer[] {
  const wanted = (transfers ?? []).filter(({ nft_info }) => !nft_info?.flags.is_spam).map(toShown)
  const sums = addUp(wanted)
  return sums
    .filter((sum) => !isCounterpart(sum, { sums, transfers: wanted }))
    .toSorted((one, two) => two.value - one.value)
    .slice(0, mostTransfers)
    .toSorted((one, two) => order[one.direction] - order[two.direction])
}
