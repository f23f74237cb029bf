import { readField } from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'
import { addBudget } from '../transaction/addBudget.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { readTransfer } from '../transaction/toTransfer.ts'
import {
  mostTransferPriority,
  readUnitPrice,
  toExactBudget,
  tokenTransferUnits,
  transferUnits,
} from './priorityFees.ts'

type Signal = AbortSignal | undefined

/** Lamports that a signature costs. */
export const signatureFee = 5_000n
/** Minimum balance of an account without data in lamports. */
const accountMinimum = 890_880n
/** Factor on the simulated compute units, because the state may change before the block. */
const unitMargin = 1.2

/** Lists the accounts that a transaction may change. */
function getWritable(bytes: Uint8Array): readonly string[] {
  const { message } = parseTransaction(bytes)
  const readOnly = message.version === 1 ? 0 : message.header.numReadonlyNonSignerAccounts
  return message.staticAccounts.slice(0, message.staticAccounts.length - readOnly)
}

/**
 * Returns the rest of a balance after a transfer, if the rest is below the minimum of an account.
 * The rest must then become part of the fee, because the cluster refuses such a balance.
 */
async function readRest(
  rpc: Rpc,
  { from, lamports }: { readonly from: string; readonly lamports: bigint },
  signal: Signal,
): Promise<bigint | undefined> {
  const params = [from, { commitment: 'confirmed' }]
  const balance = readField(await rpc.request('getBalance', params, { signal }), 'value')
  if (typeof balance !== 'number' || !Number.isSafeInteger(balance)) return undefined
  const rest = BigInt(balance) - lamports - signatureFee
  return rest >= 0n && rest < accountMinimum ? rest : undefined
}

/**
 * Adds the rest of the balance as priority fee to a transfer of the whole balance, so that it pays
 * exactly the reserved fee. Returns `undefined` for any other transaction.
 */
export async function addRest(
  rpc: Rpc,
  bytes: Uint8Array,
  signal: Signal,
): Promise<Uint8Array | undefined> {
  const transfer = readTransfer(parseTransaction(bytes).message)
  const rest = transfer && (await readRest(rpc, transfer, signal))
  return rest !== undefined && rest <= mostTransferPriority
    ? addBudget(bytes, toExactBudget(rest))
    : undefined
}

/**
 * Adds a priority fee to an unsigned transaction that the kit built.
 *
 * @param simulated.units - Compute units of the simulation; `undefined` without one.
 */
export async function addPriority(
  rpc: Rpc,
  bytes: Uint8Array,
  { units, signal }: { readonly units: number | undefined; readonly signal: Signal },
): Promise<Uint8Array> {
  const price = await readUnitPrice(rpc, getWritable(bytes), { signal })
  if (readTransfer(parseTransaction(bytes).message)) {
    return addBudget(bytes, { units: transferUnits, price })
  }
  const used = units === undefined ? tokenTransferUnits : Math.ceil(units * unitMargin)
  return addBudget(bytes, { units: used + transferUnits, price })
}
