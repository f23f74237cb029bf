import type { FastifyInstance } from 'fastify'
import { type Outpoint, toOutpoint, toSpent } from '../Coin.ts'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import type { KnownTransaction } from '../ledger/createLedger.ts'
import { EsploraError } from './EsploraError.ts'
import { toStatus, toTransactionJson } from './toJson.ts'

type Named = { Params: { txid: string } }
type Placed = { Params: { txid: string; vout: string } }

function requireTransaction(node: BitcoinNode, txid: string): KnownTransaction {
  if (!/^[0-9a-f]{64}$/i.test(txid)) throw new EsploraError(400, 'Invalid hex string')
  const known = node.getTransaction(txid.toLowerCase())
  if (!known) throw new EsploraError(404, 'Transaction not found')
  return known
}

/**
 * Returns the transaction and input that spent an output, or that the output is unspent, in
 * esplora's format.
 */
function toSpending(node: BitcoinNode, outpoint: Outpoint) {
  const txid = node.getSpender(outpoint)
  const known = txid === undefined ? undefined : node.getTransaction(txid)
  if (!known) return { spent: false }
  const vin = known.transaction.ins.findIndex((input) => toSpent(input) === outpoint)
  return { spent: true, txid: known.txid, vin, status: toStatus(node, known.height) }
}

function addSending(app: FastifyInstance, node: BitcoinNode): void {
  app.post('/tx', async (request, reply) => {
    const hex = typeof request.body === 'string' ? request.body.trim() : ''
    if (!/^([0-9a-f]{2})+$/i.test(hex)) throw new EsploraError(400, 'Invalid hex string')
    return reply.type('text/plain').send(node.submit(hex))
  })
}

/**
 * Adds the routes `/tx…` of the Bitcoin explorer, which return a transaction or accept a new one.
 */
export function addTransactionRoutes(app: FastifyInstance, node: BitcoinNode): void {
  app.get<Named>('/tx/:txid', async ({ params }) =>
    toTransactionJson(node, requireTransaction(node, params.txid)),
  )
  app.get<Named>('/tx/:txid/status', async ({ params }) =>
    toStatus(node, requireTransaction(node, params.txid).height),
  )
  app.get<Named>('/tx/:txid/hex', async ({ params }, reply) => {
    const { transaction } = requireTransaction(node, params.txid)
    return reply.type('text/plain').send(transaction.toHex())
  })
  app.get<Named>('/tx/:txid/raw', async ({ params }, reply) => {
    const { transaction } = requireTransaction(node, params.txid)
    return reply.type('application/octet-stream').send(Buffer.from(transaction.toBuffer()))
  })
  app.get<Placed>('/tx/:txid/outspend/:vout', async ({ params }) => {
    const { txid, transaction } = requireTransaction(node, params.txid)
    if (!transaction.outs[Number(params.vout)]) throw new EsploraError(404, 'Output not found')
    return toSpending(node, toOutpoint(txid, Number(params.vout)))
  })
  app.get<Named>('/tx/:txid/outspends', async ({ params }) => {
    const { txid, transaction } = requireTransaction(node, params.txid)
    return transaction.outs.map((_, index) => toSpending(node, toOutpoint(txid, index)))
  })
  addSending(app, node)
}
