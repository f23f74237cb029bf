import { RpcError, readField } from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'
import type { Budget } from '../transaction/addBudget.ts'

type Signal = { readonly signal?: AbortSignal | undefined }

/** Compute units of a transfer of SOL: 450 are used. */
export const transferUnits = 1_000
/** Compute units that the fee of a token transfer is estimated for. */
export const tokenTransferUnits = 100_000
/** S-66: highest price, so that a node cannot make the user pay more. */
const highestPrice = 2_000_000n
const mostSlots = 150
/** Share of recent prices that the price exceeds, so that leaders prefer the transaction. */
const percentile = 0.75

/**
 * Reads a price per compute unit at which recent transactions with these writable accounts were
 * confirmed, in micro-lamports. Returns 0 if the cluster reports no prices.
 */
export async function readUnitPrice(
  rpc: Rpc,
  accounts: readonly string[],
  { signal }: Signal,
): Promise<bigint> {
  const asking = rpc.request('getRecentPrioritizationFees', [accounts], { signal })
  const rows = await asking.catch((error: unknown) => {
    if (error instanceof RpcError) return []
    throw error
  })
  if (!Array.isArray(rows)) return 0n
  const prices = rows.slice(-mostSlots).flatMap((row: unknown) => {
    const price = readField(row, 'prioritizationFee')
    return typeof price === 'number' && Number.isSafeInteger(price) && price >= 0 ? [price] : []
  })
  const sorted = prices.sort((one, other) => one - other)
  const price = BigInt(sorted[Math.floor(sorted.length * percentile)] ?? 0)
  return price < highestPrice ? price : highestPrice
}

/**
 * Returns the budget that costs exactly a number of lamports, because an account must end with
 * nothing or with its minimum balance.
 */
export function toExactBudget(lamports: bigint): Budget {
  return { units: transferUnits, price: (lamports * 1_000_000n) / BigInt(transferUnits) }
}

/** Highest priority fee of a transfer of SOL in lamports. */
export const mostTransferPriority = (highestPrice * BigInt(transferUnits)) / 1_000_000n
