import { createOnrampUrl, getOnrampOptions, getOnrampQuote } from '@latchkey/blockchain-api'
import { examples } from '@latchkey/blockchain-api/testing'
import type { OpenDatabase } from '@latchkey/service'
import { listenLocally, openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer } from '../testing/createTestServer.ts'

let open: OpenDatabase<typeof tables.schema>
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())

const createServer = (onramp?: { readonly url: string; readonly pageUrl: string }) =>
  createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    ...(onramp && { environment: { ONRAMP: JSON.stringify(onramp) } }),
  })

const pageUrl = 'https://pay.example.test'

/** Starts a server whose fake onramp provider returns the given answers by path. */
async function startSeller(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const { url, stop } = await listenLocally((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end(JSON.stringify(answers[request.url ?? '']))
  })
  return { server: await createServer({ url: `${url}/v1`, pageUrl }), asked, stop }
}

test('behavior: options and prices are those of the seller', async () => {
  const { getOnrampOptions: options, getOnrampQuote: quote } = examples
  const seller = await startSeller({ '/v1/options': options.answer, '/v1/quote': quote.answer })
  const { client } = seller.server
  expect(await client.call(getOnrampOptions, {})).toEqual(options.answer)
  expect(await client.call(getOnrampQuote, quote.input)).toEqual(quote.answer)
  expect(seller.asked).toEqual(['GET /v1/options', 'POST /v1/quote'])
  seller.stop()
})

test('K-BAPI-16: the URL of the provider’s page has the choice in its query', async () => {
  const { client } = await createServer({ url: 'http://127.0.0.1:9', pageUrl: `${pageUrl}/shop/` })
  const { input } = examples.createOnrampUrl
  const { origin, pathname, searchParams } = new URL(await client.call(createOnrampUrl, input))
  expect(origin + pathname).toBe(`${pageUrl}/shop/buy/select-asset`)
  const { destinationWallets, ...rest } = Object.fromEntries(searchParams)
  expect(JSON.parse(destinationWallets ?? '')).toEqual(input.destinationWallets)
  expect(rest).toEqual({
    ...{ appId: 'project-1', partnerUserId: 'u1', defaultNetwork: 'ethereum' },
    ...{ defaultExperience: 'buy', presetFiatAmount: '100' },
  })
})

test('K-BAPI-16: a fraction of a preset amount is refused in plain text', async () => {
  const { app } = await createServer({ url: 'http://127.0.0.1:9', pageUrl })
  const payload = { ...examples.createOnrampUrl.input, presetFiatAmount: 1.5 }
  const url = '/v1/generators/onrampurl?projectId=project-1'
  const answer = await app.inject({ method: 'POST', url, payload })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    400,
    'text/plain; charset=utf-8',
  ])
})

const calls = [
  ['GET', '/v1/onramp/options', undefined],
  ['POST', '/v1/onramp/quote', examples.getOnrampQuote.input],
  ['POST', '/v1/generators/onrampurl', examples.createOnrampUrl.input],
] as const

test.each(calls)(
  'error: %s %s is unsupported without a configured seller',
  async (method, path, payload) => {
    const { app } = await createServer()
    const url = `${path}?projectId=project-1`
    const answer = await app.inject({ method, url, ...(payload && { payload }) })
    expect([answer.statusCode, answer.json().reasons[0].field]).toEqual([400, 'chainId'])
  },
)

test.each(calls.slice(0, 2))(
  'error: %s %s is 503 where the seller is down or answers otherwise',
  async (method, path, payload) => {
    const seller = await startSeller({ '/v1/options': {}, '/v1/quote': { amount: 1 } })
    const down = await createServer({ url: 'http://127.0.0.1:9', pageUrl })
    for (const { app } of [seller.server, down]) {
      const url = `${path}?projectId=project-1`
      const answer = await app.inject({ method, url, ...(payload && { payload }) })
      expect([answer.statusCode, answer.json().reasons[0].field]).toEqual([503, ''])
    }
    seller.stop()
  },
)
