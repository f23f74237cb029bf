import { mainnet } from '@latchkey/core/networks'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { fakeProvider } from '../testing/fakeProvider.ts'
import { type ChainAnswers, serveChain } from '../testing/serveChain.ts'

const url = 'https://node.example/'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const networks = [{ ...mainnet, rpcUrls: { default: { http: [url] } } }]
const hash = `0x${'12'.repeat(32)}`
const known = { eth_newPendingTransactionFilter: '0x7' }

async function start() {
  const wallet = await createAdapter({ networks }).connect(
    {
      provider: fakeProvider({ answers: {} }),
      info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' },
    },
    { networks, silent: false, signal: undefined },
  )
  return async (answers: ChainAnswers) => {
    server.resetHandlers(serveChain(url, answers))
    return wallet.features.ethereum?.getPendingTransactions()
  }
}

test('lists new transactions since the previous call and omits invalid hashes', async () => {
  const ask = await start()
  expect(await ask(known)).toEqual([])
  expect(await ask({ eth_getFilterChanges: [hash, 7, 'none'] })).toEqual([hash])
  expect(await ask({ eth_getFilterChanges: [] })).toEqual([])
})

test.each([new Error('filter not found'), 'no list'])(
  'behavior: creates a new filter after %o',
  async (answer) => {
    const ask = await start()
    await ask(known)
    await expect(ask({ eth_getFilterChanges: answer })).rejects.toThrow()
    expect(await ask(known)).toEqual([])
    expect(await ask({ eth_getFilterChanges: [hash] })).toEqual([hash])
  },
)

test('behavior: an invalid filter id is rejected', async () => {
  const ask = await start()
  await expect(ask({ eth_newPendingTransactionFilter: null })).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})
