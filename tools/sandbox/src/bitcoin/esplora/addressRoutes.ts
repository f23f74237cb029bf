import type { FastifyInstance } from 'fastify'
import { sumOf } from '../Coin.ts'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import type { KnownTransaction } from '../ledger/createLedger.ts'
import { toScript } from '../rules/scripts.ts'
import { EsploraError } from './EsploraError.ts'
import { toStatus, toTransactionJson } from './toJson.ts'

const WAITING_PAGE = 50
const CONFIRMED_PAGE = 25

type Named = { Params: { address: string } }
type Paged = { Params: { address: string; last?: string } }

function requireScript(address: string): Uint8Array {
  const script = toScript(address)
  if (!script) throw new EsploraError(400, 'Invalid Bitcoin address')
  return script
}

const isSame = (script: Uint8Array) => (output: { readonly script: Uint8Array }) =>
  Buffer.from(output.script).equals(script)

const isAbout =
  (script: Uint8Array) =>
  ({ transaction, coins }: KnownTransaction) =>
    transaction.outs.some(isSame(script)) || coins.some(isSame(script))

/** Lists the pending transactions that pay to a script or spend from it, newest first. */
const listWaiting = (node: BitcoinNode, script: Uint8Array) =>
  node.getMempool().list().filter(isAbout(script)).toReversed()

const listConfirmed = (node: BitcoinNode, script: Uint8Array) =>
  node
    .getLedger()
    .getHistory(script)
    .toReversed()
    .flatMap((txid) => node.getLedger().getTransaction(txid) ?? [])

/** Sums the number and value of the outputs that transactions create and spend for a script. */
function toStats(transactions: readonly KnownTransaction[], script: Uint8Array) {
  const got = transactions.flatMap(({ transaction }) => transaction.outs.filter(isSame(script)))
  const given = transactions.flatMap(({ coins }) => coins.filter(isSame(script)))
  return {
    funded_txo_count: got.length,
    funded_txo_sum: Number(sumOf(got)),
    spent_txo_count: given.length,
    spent_txo_sum: Number(sumOf(given)),
    tx_count: transactions.length,
  }
}

function toCoins(node: BitcoinNode, script: Uint8Array) {
  return node.listCoins(script).map(([outpoint, { value, height }]) => {
    const [txid, vout] = outpoint.split(':')
    return { txid, vout: Number(vout), status: toStatus(node, height), value: Number(value) }
  })
}

function addHistory(app: FastifyInstance, node: BitcoinNode): void {
  const show = (known: KnownTransaction) => toTransactionJson(node, known)
  const toConfirmedPage = (script: Uint8Array, last?: string) => {
    const all = listConfirmed(node, script)
    const start = last === undefined ? 0 : all.findIndex(({ txid }) => txid === last) + 1
    return all.slice(start, start + CONFIRMED_PAGE).map(show)
  }
  const toWaitingPage = (script: Uint8Array) =>
    listWaiting(node, script).slice(0, WAITING_PAGE).map(show)
  app.get<Named>('/address/:address/txs', async ({ params }) => {
    const script = requireScript(params.address)
    return [...toWaitingPage(script), ...toConfirmedPage(script)]
  })
  app.get<Named>('/address/:address/txs/mempool', async ({ params }) =>
    toWaitingPage(requireScript(params.address)),
  )
  for (const path of ['/address/:address/txs/chain', '/address/:address/txs/chain/:last'])
    app.get<Paged>(path, async ({ params }) =>
      toConfirmedPage(requireScript(params.address), params.last),
    )
}

/**
 * Adds the routes `/address/…` of the Bitcoin explorer, which return the balance and history of an
 * address.
 */
export function addAddressRoutes(app: FastifyInstance, node: BitcoinNode): void {
  app.get<Named>('/address/:address', async ({ params }) => {
    const script = requireScript(params.address)
    return {
      address: params.address,
      chain_stats: toStats(listConfirmed(node, script), script),
      mempool_stats: toStats(listWaiting(node, script), script),
    }
  })
  app.get<Named>('/address/:address/utxo', async ({ params }) =>
    toCoins(node, requireScript(params.address)),
  )
  addHistory(app, node)
}
