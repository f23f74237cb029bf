import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'
import type { LocalChain } from '../chains/LocalChain.ts'
import { drawPage } from '../identity/drawPage.ts'
import { readStyles } from '../pages/readStyles.ts'
import { root } from '../settings/settings.ts'
import { addDeposits } from './deposits.ts'
import { drawReceipt, drawShop, toKey } from './drawShop.ts'
import { currencyNames, listGoods, toNetworkName, toOptions, toQuote, toSale } from './goods.ts'
import { sellGood } from './sellGood.ts'

const sheets = ['status/page/styles/base', 'status/page/styles/controls', 'identity/page']
const path = '/buy/select-asset'
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const Money = z.string().regex(/^\d{1,6}(\.\d{1,2})?$/)
const Currency = z.enum(currencyNames)
const Order = z.object({
  purchaseCurrency: z.object({ id: z.string() }),
  paymentCurrency: z.object({ id: Currency }),
  amount: Money,
  network: z.string(),
})
const Receiver = z
  .string()
  .refine((text) => isAddress(text, { strict: false }), { abort: true })
  .transform((text) => getAddress(text))
const Purchase = z.object({
  good: z.string(),
  money: Money,
  currency: Currency,
  receiver: Receiver,
})
const Wallets = z.array(z.object({ address: z.string() }))

/** Returns the first of the requested addresses that is a valid EVM address. */
function readReceiver(text: string | undefined): string | undefined {
  try {
    const wallets = Wallets.parse(JSON.parse(text ?? ''))
    return wallets.find(({ address }) => isAddress(address, { strict: false }))?.address
  } catch {
    return undefined
  }
}

export type PayOptions = {
  readonly chains: readonly LocalChain[]
  /** Address of an account that sends the bought assets. Every chain's node holds its key. */
  readonly payer: string
  /** Origin of the simulated shop as browsers see it, e.g. `http://pay.latchkey.localhost:4100`. */
  readonly origin: string
}

function addFiles(app: FastifyInstance): void {
  const css = 'text/css; charset=utf-8'
  app.get('/tokens.css', async (_, reply) =>
    reply.type(css).send(await readFile(join(root, 'packages/ui/src/tokens.css'), 'utf8')),
  )
  app.get('/page.css', async (_, reply) =>
    reply.type(css).send(await readStyles(join(root, 'tools/sandbox/src'), sheets)),
  )
}

/**
 * Creates two simulated services at `pay.latchkey.localhost`: a shop that sells crypto assets, and
 * an exchange. Each has an API for the blockchain API, and pages for users.
 */
export function createPayService({ chains, payer, origin }: PayOptions): FastifyInstance {
  const goods = listGoods(chains)
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      ...{ 'content-security-policy': policy, 'cache-control': 'no-store' },
      ...{ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
    })
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(String(body))),
  )
  addFiles(app)
  addDeposits(app, { goods, payer, origin })
  app.get('/options', () => toOptions(goods))
  app.post('/quote', (request, reply) => {
    const { data: order } = Order.safeParse(request.body)
    const good = goods.find(
      ({ id, chain }) =>
        id === order?.purchaseCurrency.id && toNetworkName(chain) === order.network,
    )
    const sale = order && good && toSale(good, order.paymentCurrency.id, order.amount)
    // The answer may be `null`, which Fastify would send as an empty body.
    const quote = sale ? { ...toQuote(good, sale), quoteId: randomUUID() } : null
    return reply.type('application/json').send(JSON.stringify(quote))
  })
  app.get<{ Querystring: Readonly<Record<string, string>> }>(path, ({ query }, reply) => {
    const receiver = readReceiver(query['destinationWallets'])
    const { presetFiatAmount: money = '100', defaultNetwork: network = '' } = query
    reply.type('text/html; charset=utf-8')
    if (!receiver) return reply.code(400).send(drawPage('This address cannot be used', ''))
    return reply.send(drawShop(goods, { receiver, money, network }))
  })
  app.post(path, async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    const { data: bought } = Purchase.safeParse(request.body)
    if (!bought) return reply.code(400).send(drawPage('This cannot be bought', ''))
    const { money, currency, receiver } = bought
    const good = goods.find((known) => toKey(known) === bought.good)
    const sale = good && toSale(good, currency, money)
    if (!sale) {
      const problem = 'Choose an amount from 10 to 25,000.'
      return reply.code(400).send(drawShop(goods, { receiver, money, network: '', problem }))
    }
    const hash = await sellGood({ good, amount: sale.amount, receiver, payer })
    return reply.send(drawReceipt(good, sale, hash))
  })
  return app
}
