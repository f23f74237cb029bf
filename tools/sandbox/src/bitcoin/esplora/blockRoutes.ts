import type { FastifyInstance } from 'fastify'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import type { LedgerBlock } from '../ledger/createLedger.ts'
import { EsploraError } from './EsploraError.ts'
import { toBlockJson, toStatus } from './toJson.ts'

/** Numbers of blocks until a confirmation, for each of which esplora estimates the fee rate. */
const targets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 144, 504, 1_008] as const

const LISTED_BLOCKS = 10

type Named = { Params: { hash: string } }

/**
 * Returns the estimated fee rate in satoshis per virtual byte, by the number of blocks until a
 * confirmation. Fewer blocks cost more; the lowest rate is the minimum relay fee.
 */
export const toFeeEstimates = () =>
  Object.fromEntries(
    targets.map((blocks) => [blocks, blocks > 25 ? 1 : Math.max(1.5, 6 - blocks * 0.5)]),
  )

function requireBlock(node: BitcoinNode, hash: string): LedgerBlock {
  if (!/^[0-9a-f]{64}$/i.test(hash)) throw new EsploraError(400, 'Invalid hex string')
  const found = node.getLedger().blocks.find(({ id }) => id === hash.toLowerCase())
  if (!found) throw new EsploraError(404, 'Block not found')
  return found
}

function addSingle(app: FastifyInstance, node: BitcoinNode): void {
  app.get<{ Params: { height: string } }>('/block-height/:height', async ({ params }, reply) => {
    const found = /^\d+$/.test(params.height) && node.getLedger().blocks[Number(params.height)]
    if (!found) throw new EsploraError(404, 'Block not found')
    return reply.type('text/plain').send(found.id)
  })
  app.get<Named>('/block/:hash', async ({ params }) =>
    toBlockJson(node, requireBlock(node, params.hash)),
  )
  app.get<Named>('/block/:hash/status', async ({ params }) => {
    const { height } = requireBlock(node, params.hash)
    const next = node.getLedger().blocks[height + 1]
    return { in_best_chain: true, height, next_best: next?.id ?? null }
  })
  app.get<Named>('/block/:hash/txids', async ({ params }) => {
    const { block } = requireBlock(node, params.hash)
    return (block.transactions ?? []).map((transaction) => transaction.getId())
  })
  app.get<Named>('/block/:hash/header', async ({ params }, reply) => {
    const { block } = requireBlock(node, params.hash)
    return reply.type('text/plain').send(block.toHex(true))
  })
}

/** Adds the routes `/block…`, `/mempool…` and `/fee-estimates` of the Bitcoin explorer. */
export function addBlockRoutes(app: FastifyInstance, node: BitcoinNode): void {
  app.get('/blocks/tip/height', async (_, reply) =>
    reply.type('text/plain').send(String(node.getLedger().getTip().height)),
  )
  app.get('/blocks/tip/hash', async (_, reply) =>
    reply.type('text/plain').send(node.getLedger().getTip().id),
  )
  app.get('/blocks', async () =>
    node
      .getLedger()
      .blocks.slice(-LISTED_BLOCKS)
      .toReversed()
      .map((block) => toBlockJson(node, block)),
  )
  addSingle(app, node)
  app.get('/fee-estimates', async () => toFeeEstimates())
  app.get('/mempool', async () => {
    const waiting = node.getMempool().list()
    return {
      count: waiting.length,
      vsize: waiting.reduce((sum, { transaction }) => sum + transaction.virtualSize(), 0),
      total_fee: Number(waiting.reduce((sum, { fee }) => sum + fee, 0n)),
      fee_histogram: [],
    }
  })
  app.get('/mempool/txids', async () =>
    node
      .getMempool()
      .list()
      .map(({ txid }) => txid),
  )
  app.get('/health', async () => toStatus(node, node.getLedger().getTip().height))
}
