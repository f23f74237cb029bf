import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMarket } from './createMarket.ts'
import { clubKey, createMarketService } from './createMarketService.ts'
import { marketItems } from './items.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-market-'))
  file = join(folder, 'market.json')
})
afterEach(() => rm(folder, { recursive: true }))

const open = () => {
  const market = createMarket(file)
  const app = createMarketService(market)
  const read = async (url: string) => (await app.inject(url)).json()
  const deliver = (key: string, body: object, authorization = `Bearer ${clubKey}`) =>
    app.inject({
      ...{ method: 'POST', url: '/v1/deliveries' },
      headers: { authorization, 'idempotency-key': key },
      payload: { recipient: null, ...body },
    })
  return { market, app, read, deliver }
}
const key = (number: number) => `purchase-${String(number).padStart(16, '0')}`

test('default: the catalogue is public, and every item has its own picture', async () => {
  const { app, read } = open()
  const answer = await app.inject('/v1/items')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.json()).toEqual({ items: marketItems })
  const pictures = await Promise.all(
    marketItems.map(async ({ id }) => {
      expect((await read(`/v1/items/${id}`)).item.id).toBe(id)
      const picture = await app.inject(`/v1/items/${id}/picture`)
      expect(picture.headers['content-type']).toBe('image/svg+xml')
      return picture.body
    }),
  )
  expect(new Set(pictures).size).toBe(marketItems.length)
})

test('behavior: the same key is one delivery, also after a restart; another one takes the next', async () => {
  const { deliver, read } = open()
  const first = (await deliver(key(1), { itemId: 'hourglass' })).json()
  expect((await deliver(key(1), { itemId: 'hourglass' })).json()).toEqual(first)
  await deliver(key(2), { itemId: 'hourglass', recipient: 'm-1' })
  expect((await read('/v1/items/hourglass')).item.stock).toBe(58)
  const later = open()
  expect((await later.deliver(key(1), { itemId: 'hourglass' })).json()).toEqual(first)
  expect((await later.read('/v1/items/hourglass')).item.stock).toBe(58)
})

test('error: sold out, an unknown item, a wrong API key, a malformed idempotency key', async () => {
  const { deliver } = open()
  const codes = []
  for (const answer of [
    await deliver(key(1), { itemId: 'keeper-crown' }),
    await deliver(key(2), { itemId: 'keeper-crown' }),
    await deliver(key(3), { itemId: 'nothing' }),
    await deliver(key(4), { itemId: 'spare-key' }, 'Bearer other'),
    await deliver('short', { itemId: 'spare-key' }),
  ])
    codes.push([answer.statusCode, answer.json().error?.code])
  expect(codes).toEqual([
    [200, undefined],
    [409, 'sold_out'],
    [404, 'not_found'],
    [401, 'key_refused'],
    [400, 'invalid_request'],
  ])
})

test('behavior: deliveries are refused on purpose, and no longer', async () => {
  const { deliver, market } = open()
  market.setRefusal('account_unknown')
  expect((await deliver(key(1), { itemId: 'spare-key' })).json().error.code).toBe('account_unknown')
  market.setRefusal()
  expect((await deliver(key(1), { itemId: 'spare-key' })).statusCode).toBe(200)
})
