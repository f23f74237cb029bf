import * as z from 'zod/mini'
import type { OtherNetwork } from './options.ts'
import { internal, WalletRpcError } from './WalletRpcError.ts'

const DEADLINE_MS = 20_000
/** Fee rate in satoshis per virtual byte that the wallet uses if the node has no estimate. */
const LOWEST_RATE = 1

const Utxos = z.array(
  z.object({ txid: z.string(), vout: z.number(), value: z.number().check(z.gte(0)) }),
)
const Estimates = z.record(z.string(), z.number())

export type Utxo = z.output<typeof Utxos>[number]

async function ask(network: OtherNetwork, path: string, body?: string): Promise<Response> {
  try {
    return await fetch(`${network.url.replace(/\/$/, '')}/${path}`, {
      ...(body !== undefined && { method: 'POST', body }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
  } catch {
    throw new WalletRpcError(4901, `The wallet has no connection to ${network.name}.`)
  }
}

async function read<schema extends z.ZodMiniType>(
  network: OtherNetwork,
  path: string,
  schema: schema,
): Promise<z.output<schema>> {
  const response = await ask(network, path)
  if (!response.ok) throw internal(`${network.name} answered ${response.status}.`)
  return z.parse(schema, await response.json())
}

/** Returns the unspent outputs of a Bitcoin address. */
export const readUtxos = (network: OtherNetwork, address: string): Promise<readonly Utxo[]> =>
  read(network, `address/${address}/utxo`, Utxos)

const Ordinal = z.object({ inscriptions: z.array(z.object({ id: z.string() })) })

/**
 * Returns the inscriptions of a Bitcoin output. Returns an empty list if the node does not support
 * inscriptions.
 */
export async function readInscriptions(
  network: OtherNetwork,
  { txid, vout }: Pick<Utxo, 'txid' | 'vout'>,
): Promise<readonly string[]> {
  const response = await ask(network, `ordinal/${txid}:${vout}`)
  if (!response.ok) return []
  const { inscriptions } = z.parse(Ordinal, await response.json())
  return inscriptions.map(({ id }) => id)
}

const Sums = z.object({ funded_txo_sum: z.number(), spent_txo_sum: z.number() })
const Stats = z.object({ chain_stats: Sums, mempool_stats: Sums })

/**
 * Returns the balance of a Bitcoin address: confirmed satoshis, and the change by unconfirmed
 * transactions, which may be negative.
 */
export async function readBalance(network: OtherNetwork, address: string) {
  const stats = await read(network, `address/${address}`, Stats)
  const toSum = (sums: z.output<typeof Sums>) => sums.funded_txo_sum - sums.spent_txo_sum
  return { confirmed: toSum(stats.chain_stats), unconfirmed: toSum(stats.mempool_stats) }
}

/** Returns the fee rate for one of the next blocks, in satoshis per virtual byte, rounded up. */
export async function readFeeRate(network: OtherNetwork): Promise<bigint> {
  const estimates = await read(network, 'fee-estimates', Estimates)
  return BigInt(Math.ceil(Math.max(LOWEST_RATE, ...Object.values(estimates).slice(0, 1))))
}

/**
 * Broadcasts a raw Bitcoin transaction.
 *
 * @returns Id of the transaction.
 * @throws {WalletRpcError} 4901 if the node cannot be reached, -32603 with the node's message if it
 *   rejects the transaction.
 */
export async function broadcast(network: OtherNetwork, hex: string): Promise<string> {
  const response = await ask(network, 'tx', hex)
  const answer = await response.text()
  if (!response.ok) throw internal(`The transaction was refused: ${answer.slice(0, 200)}`)
  return answer.trim()
}
