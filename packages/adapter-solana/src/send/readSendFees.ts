import type { SendFees, SendOrder } from '@latchkey/core'
import { SendTransactionError } from '../errors/transactionErrors.ts'
import { signatureFee } from '../features/addPriority.ts'
import { readUnitPrice, tokenTransferUnits, transferUnits } from '../features/priorityFees.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { toPriorityFee } from '../transaction/addBudget.ts'
import { findDestination } from './findDestination.ts'
import { readMint, readRent } from './mint.ts'

type Signal = AbortSignal | undefined
type Wanted = Pick<SendOrder, 'token'> & Partial<SendOrder>

/** Reads the rent of a token account that a transfer has to create, by the size of the account. */
async function readNewRent(
  rpc: Rpc,
  { to, mint }: { readonly to: string; readonly mint: string },
  signal: Signal,
): Promise<bigint> {
  const { program, accountBytes } = await readMint(rpc, mint, signal)
  try {
    const { newOwner } = await findDestination(rpc, { to, mint, program }, signal)
    return newOwner === undefined ? 0n : readRent(rpc, accountBytes, signal)
  } catch (error) {
    // The preview reports a recipient that cannot be paid, and needs no rent.
    if (error instanceof SendTransactionError) return 0n
    throw error
  }
}

/**
 * Calculates the cost of a transfer: signature, priority fee, and rent of a new token account. All
 * speeds cost the same, so that no choice is shown.
 */
export async function readSendFees(
  rpc: Rpc,
  { from, to, token }: Wanted & { readonly from: string },
  signal: Signal,
): Promise<SendFees> {
  const units = token ? tokenTransferUnits + transferUnits : transferUnits
  const price = await readUnitPrice(rpc, [from, ...(to ? [to] : [])], { signal })
  const fee = signatureFee + toPriorityFee({ units, price })
  const rent = to && token ? await readNewRent(rpc, { to, mint: token.address }, signal) : 0n
  const total = fee + rent
  return { slow: total, normal: total, fast: total, reserve: fee }
}
