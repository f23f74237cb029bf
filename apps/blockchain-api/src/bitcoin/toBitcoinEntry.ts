import * as z from 'zod'
import { type HistoryEntry, type Moved, toOperation } from '../account/HistoryEntry.ts'
import { unixTime } from '../chain/wireFields.ts'
import type { BitcoinNetworkConfig } from '../config/Config.ts'

const Output = z.object({
  /** Address of the output; absent for scripts without an address. */
  scriptpubkey_address: z.string().optional(),
  value: z.int().transform(BigInt),
})
type Output = z.output<typeof Output>

export const BitcoinTransaction = z.object({
  txid: z.string(),
  fee: z.int().transform(BigInt),
  /** `prevout` is the spent output; `null` for a coinbase input, which has no sender. */
  vin: z.array(z.object({ prevout: Output.nullable() })),
  vout: z.array(Output),
  /** `block_time` is in Unix seconds, and absent for a transaction in the mempool. */
  status: z.object({ confirmed: z.boolean(), block_time: unixTime.optional().catch(undefined) }),
})
export type BitcoinTransaction = z.output<typeof BitcoinTransaction>

type Facts = {
  readonly network: BitcoinNetworkConfig
  readonly account: string
  /** Current time, in Unix milliseconds. */
  readonly now: number
}

const sum = (outputs: readonly Output[]) => outputs.reduce((all, { value }) => all + value, 0n)

/**
 * Returns the amount that the account sent or received in a transaction. The fee is not part of a
 * sent amount if the account owned all inputs.
 */
function toMoved(transaction: BitcoinTransaction, { network, account }: Facts): Moved {
  const isOwn = ({ scriptpubkey_address }: Output) => scriptpubkey_address === account
  const spent = transaction.vin.flatMap(({ prevout }) => prevout ?? [])
  const got = sum(transaction.vout.filter(isOwn))
  const gave = sum(spent.filter(isOwn))
  const fee = spent.length > 0 && spent.every(isOwn) ? transaction.fee : 0n
  const out = gave - got - fee
  const common = { ...network.nativeCurrency, asset: network.caipNetworkId }
  if (out > 0n) return { ...common, amount: out, direction: 'out' }
  return out < 0n
    ? { ...common, amount: -out, direction: 'in' }
    : { ...common, amount: got, direction: 'self' }
}

const toAddress = (output: Output | null | undefined) => output?.scriptpubkey_address

/**
 * Converts a transaction to an entry in an address's history. A transaction in the mempool has no
 * block time, so its entry gets the current time.
 */
export function toBitcoinEntry(transaction: BitcoinTransaction, facts: Facts): HistoryEntry {
  const { txid, vin, vout, status } = transaction
  const moved = toMoved(transaction, facts)
  const [from] = vin.flatMap(({ prevout }) => toAddress(prevout) ?? [])
  const others = vout.flatMap((output) => toAddress(output) ?? []).filter((each) => each !== from)
  const sentFrom = moved.direction === 'in' ? (from ?? '') : facts.account
  const sentTo = moved.direction === 'out' ? (others[0] ?? '') : facts.account
  return {
    chain: facts.network.caipNetworkId,
    hash: txid,
    minedAt: status.block_time === undefined ? facts.now : status.block_time * 1_000,
    ...{ sentFrom, sentTo },
    status: status.confirmed ? 'confirmed' : 'pending',
    nonce: 0,
    operation: toOperation([moved], 'send'),
    moved: [moved],
  }
}
