import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Market } from './createMarket.ts'
import { drawItem } from './drawItem.ts'

/** API key by which the product server authenticates at the simulated marketplace. */
export const clubKey = 'sandbox-key-of-the-club'

const Order = z.strictObject({
  itemId: z.string().max(64),
  recipient: z.string().max(255).nullable(),
})
const Key = z.string().regex(/^[\w-]{16,64}$/)

const errors = {
  invalid_request: [400, 'The request was not understood.'],
  key_refused: [401, 'The club’s key is unknown.'],
  not_found: [404, 'Not found.'],
  sold_out: [409, 'This item is sold out.'],
  account_unknown: [409, 'The marketplace does not know this account.'],
} as const

function refuse(reply: FastifyReply, code: keyof typeof errors) {
  const [status, message] = errors[code]
  return reply.code(status).send({ error: { code, message, ref: 'sandbox' } })
}

/**
 * Creates the simulated item marketplace, served at `market.latchkey.localhost`: a public catalogue
 * with pictures, and an API for deliveries, which the product server uses.
 */
export function createMarketService(market: Market): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  type ById = { Params: { readonly id: string } }
  const find = (wanted: string) => market.listItems().find(({ id }) => id === wanted)
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      ...{ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      ...{ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
  app.setNotFoundHandler((_, reply) => refuse(reply, 'not_found'))
  app.setErrorHandler((_, __, reply) => refuse(reply, 'invalid_request'))
  app.get('/', () => ({ name: 'Item marketplace', items: '/v1/items' }))
  app.get('/v1/items', () => ({ items: market.listItems() }))
  app.get<ById>('/v1/items/:id', ({ params }, reply) => {
    const item = find(params.id)
    return item ? { item } : refuse(reply, 'not_found')
  })
  app.get<ById>('/v1/items/:id/picture', ({ params }, reply) => {
    const item = find(params.id)
    if (!item) return refuse(reply, 'not_found')
    return reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('image/svg+xml')
      .send(drawItem(item))
  })
  app.post('/v1/deliveries', ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${clubKey}`) return refuse(reply, 'key_refused')
    const delivery = market.deliver(Key.parse(headers['idempotency-key']), Order.parse(body))
    if (typeof delivery === 'string') return refuse(reply, delivery)
    const { receipt, deliveredAt } = delivery
    return { receipt, deliveredAt }
  })
  return app
}
