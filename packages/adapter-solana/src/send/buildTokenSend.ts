import { SendMismatchError, type SendOrder } from '@latchkey/core'
import { SendTransactionError } from '../errors/transactionErrors.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { type Destination, findDestination } from './findDestination.ts'
import { type Mint, readMint } from './mint.ts'
import { type Holding, readHoldings } from './readHoldings.ts'
import type { BuiltSend } from './simulateSend.ts'
import { readTokenTransfer, type Source, toTokenTransfer } from './toTokenTransfer.ts'

type Signal = AbortSignal | undefined
export type TokenOrder = SendOrder & { readonly token: NonNullable<SendOrder['token']> }

/** Most accounts of the sender in one transfer, because a transaction has at most 1,232 bytes. */
const mostSources = 12

function lesserOf(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

/** Takes an amount from the largest accounts first. Returns `undefined` if they hold too little. */
export function pickSources(
  holdings: readonly Holding[],
  amount: bigint,
): readonly Source[] | undefined {
  const sources: Source[] = []
  let left = amount
  for (const { account, amount: held } of holdings.slice(0, mostSources)) {
    if (left === 0n || held === 0n) break
    const part = lesserOf(held, left)
    sources.push({ account, amount: part })
    left -= part
  }
  return left === 0n && sources.length > 0 ? sources : undefined
}

/** Refuses a token that the kit cannot transfer. */
export async function requireMint(rpc: Rpc, mint: string, signal: Signal): Promise<Mint> {
  const found = await readMint(rpc, mint, signal)
  if (found.obstacle) throw new SendTransactionError({ reason: found.obstacle })
  return found
}

function requireSame(
  bytes: Uint8Array,
  { to: _, ...wanted }: TokenOrder & { from: string; program: string; destination: Destination },
): void {
  const said = readTokenTransfer(parseTransaction(bytes).message)
  const isSame =
    said?.mint === wanted.token.address &&
    said.destination === wanted.destination.account &&
    said.owner === wanted.from &&
    said.amount === wanted.amount &&
    said.decimals === wanted.token.decimals &&
    said.program === wanted.program
  if (!isSame) {
    throw new SendMismatchError({ reason: 'The transaction does not match the order.' })
  }
}

/**
 * Builds a transfer of a token from as few of the sender's accounts as possible. The decimals of the
 * order must match the chain.
 *
 * @throws {SendTransactionError} The balance is too low, or the token or the recipient does not
 * allow the transfer.
 */
export async function buildTokenSend(
  rpc: Rpc,
  order: TokenOrder,
  { from, signal }: { readonly from: string; readonly signal: Signal },
): Promise<BuiltSend> {
  const { to, amount, token } = order
  const { address: mint, decimals } = token
  const holdings = await readHoldings(rpc, { owner: from, mint }, signal)
  const sources = pickSources(holdings, amount)
  const [held] = holdings
  if (!held || !sources) throw new SendTransactionError({ reason: 'token' })
  if (held.decimals !== decimals) {
    throw new SendMismatchError({ reason: `${mint} has ${held.decimals} decimals.` })
  }
  await requireMint(rpc, mint, signal)
  const { program } = held
  const destination = await findDestination(rpc, { to, mint, program }, signal)
  const bytes = toTokenTransfer({ from, mint, program, sources, destination, decimals })
  requireSame(bytes, { ...order, from, program, destination })
  return { bytes, destination: destination.account }
}
