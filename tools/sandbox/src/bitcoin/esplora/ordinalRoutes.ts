import type { FastifyInstance } from 'fastify'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import type { Inscription } from '../inscriptions/moveInscriptions.ts'
import { toAddress } from '../rules/scripts.ts'
import { EsploraError } from './EsploraError.ts'

function toHolder(node: BitcoinNode, { outpoint }: Inscription): string | undefined {
  const [txid = '', index] = outpoint?.split(':') ?? []
  const output = node.getTransaction(txid)?.transaction.outs[Number(index)]
  return output && toAddress(output.script)
}

function toInscriptionJson(node: BitcoinNode, inscription: Inscription) {
  const { id, contentType, body, outpoint, offset, path } = inscription
  return {
    id,
    content_type: contentType,
    content: Buffer.from(body, 'hex').toString(),
    /** Output that holds the inscription; `null` if the inscription was spent as a fee. */
    location: outpoint ?? null,
    offset: Number(offset),
    address: toHolder(node, inscription) ?? null,
    path,
  }
}

/**
 * Adds the routes `/ordinal/:outpoint`, for the inscriptions of an output, and `/inscription…`, for
 * the location of an inscription.
 */
export function addOrdinalRoutes(app: FastifyInstance, node: BitcoinNode): void {
  const list = () => [...node.getInscriptions().values()]
  app.get<{ Params: { outpoint: string } }>('/ordinal/:outpoint', async ({ params }) => {
    const { outpoint } = params
    if (!/^[0-9a-f]{64}:\d+$/.test(outpoint)) throw new EsploraError(400, 'Invalid outpoint')
    const through = list().filter(({ path }) => path.some((step) => step === outpoint))
    return {
      outpoint,
      /** The inscriptions that this output holds now. */
      inscriptions: through
        .filter((inscription) => inscription.outpoint === outpoint)
        .map((inscription) => toInscriptionJson(node, inscription)),
      /** The inscriptions that this output held before they moved to another output. */
      moved: through
        .filter((inscription) => inscription.outpoint !== outpoint)
        .map((inscription) => toInscriptionJson(node, inscription)),
    }
  })
  app.get('/inscriptions', async () =>
    list().map((inscription) => toInscriptionJson(node, inscription)),
  )
  app.get<{ Params: { id: string } }>('/inscription/:id', async ({ params }) => {
    const found = node.getInscriptions().get(params.id)
    if (!found) throw new EsploraError(404, 'Inscription not found')
    return toInscriptionJson(node, found)
  })
}
