import { mainnet } from '@latchkey/core/networks'
import {
  closedHabit,
  createFakeNode,
  type NodeHabit,
  nodeHabits,
  passTime,
  silentHabit,
} from '@latchkey/core/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createEthereumVerifier } from './createEthereumVerifier.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

const urls = ['https://one.example/', 'https://two.example/']
const message = 'app.example wants you to sign in'
const data = {
  accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'nonce0123456789',
  issuedAt: '2026-01-01T00:00:00.000Z',
} as const

/**
 * Verifies the signature of a contract account over fake nodes with these habits. The contract
 * accepts or refuses every signature.
 */
function verify(habits: readonly NodeHabit[], accepts = true) {
  const contract = { eth_getCode: '0x6001', eth_call: accepts ? '0x01' : '0x00' }
  const nodes = habits.map((habit) => createFakeNode(habit, contract))
  for (const [index, node] of nodes.entries()) {
    server.use(
      http.post(urls[index] ?? '', async ({ request }) => {
        const response = await node.respond(await request.json())
        return new HttpResponse(await response.text(), response)
      }),
    )
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const rpcUrls = { default: { http: urls.slice(0, habits.length) } }
  const verifier = createEthereumVerifier({ networks: [{ ...mainnet, rpcUrls }] })
  const verified = verifier.verify({ data, message, signature: `0x${'ab'.repeat(65)}` })
  return { nodes, verified: passTime(verified, vi, 100) }
}

test.each(nodeHabits)(
  'K-WORLD-10: a contract signs in through a node that $name',
  async (habit) => {
    const { nodes, verified } = verify([habit])
    expect(await verified).toBe(true)
    expect(nodes[0]?.sizes.every((size) => size === 0)).toBe(true)
    expect(await verify([habit], false).verified).toBe(false)
  },
)

test.each([silentHabit, closedHabit])(
  'S-131a: a contract signs in although the first node $name',
  async (habit) => {
    const { verified } = verify([habit, { name: 'follows the specification' }])
    expect(await verified).toBe(true)
  },
)

test.each([silentHabit, closedHabit])(
  'S-82: a node that $name proves nothing about the signature',
  async (habit) => {
    await expect(verify([habit]).verified).rejects.toMatchObject({ code: 'unreachable' })
  },
)
