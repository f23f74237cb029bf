import { expect, test } from 'vitest'
import type { FrameNetwork } from '../../accounts/createNetworks.ts'
import { createNodes } from './createNodes.ts'

const network: FrameNetwork = {
  caipNetworkId: 'eip155:1',
  namespace: 'eip155',
  name: 'Ethereum',
  rpcUrls: ['https://one.test/', 'https://two.test/'],
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const call = { method: 'eth_blockNumber', params: [] }
const ok = () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' })
const error = (code: number) => () =>
  Response.json({ jsonrpc: '2.0', id: 1, error: { code, message: 'no' } })
const down = () => Promise.reject(new TypeError('Failed to fetch'))

type Answers = Record<string, () => Response | Promise<Response>>

/**
 * Creates the frame's client over fake nodes. `answers`: answers by host name; other nodes are
 * down. `chains`: chain ids that the nodes report, by host name. The result's `asked` lists the
 * hosts of all requests except those for the chain id.
 */
function createTestNodes(answers: Answers, chains: Record<string, unknown> = {}) {
  const asked: string[] = []
  const checked: string[] = []
  const clock = { now: 0 }
  const nodes = createNodes({
    now: () => clock.now,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { hostname } = new URL(request.url)
      const { method } = await request.json()
      if (method === 'eth_chainId' || method === 'getGenesisHash') {
        checked.push(hostname)
        const result = hostname in chains ? chains[hostname] : '0x1'
        return Response.json({ jsonrpc: '2.0', id: 1, result })
      }
      asked.push(hostname)
      return (answers[hostname] ?? down)()
    },
  })
  return { nodes, asked, checked, clock }
}

test('S-131a, S-131d: the next node answers for a failed one, and is asked first for 60 s', async () => {
  const { nodes, asked, clock } = createTestNodes({ 'two.test': ok })
  expect(await nodes.request(network, call, {})).toBe('0x1')
  clock.now = 59_999
  await nodes.request(network, call, {})
  clock.now = 120_000
  await nodes.request(network, call, {})
  expect(asked).toEqual(['one.test', 'two.test', 'two.test', 'one.test', 'two.test'])
})

test.each([
  [-32005, ['one.test', 'two.test']],
  [3, ['one.test']],
])(
  'S-131b: only the node error “limit exceeded” moves on to the next node (%i)',
  async (code, hosts) => {
    const { nodes, asked } = createTestNodes({ 'one.test': error(code), 'two.test': error(code) })
    await expect(nodes.request(network, call, {})).rejects.toThrow()
    expect(asked).toEqual(hosts)
  },
)

test('error: rejects if no node answers', async () => {
  const { nodes } = createTestNodes({})
  await expect(nodes.request(network, call, {})).rejects.toMatchObject({ code: 'unreachable' })
})

test('S-131c: a node is asked only once for its network', async () => {
  const { nodes, asked, checked } = createTestNodes({ 'one.test': ok })
  await nodes.request(network, call, {})
  await nodes.request(network, call, {})
  expect(checked).toEqual(['one.test'])
  expect(asked).toEqual(['one.test', 'one.test'])
})

test.each([['0x89'], ['1'], ['0x'], [1], [null], [undefined]])(
  'S-131c: a node of another network, or of none (%j), receives no further calls',
  async (chain) => {
    const both = { 'one.test': ok, 'two.test': ok }
    const { nodes, asked } = createTestNodes(both, { 'one.test': chain })
    expect(await nodes.request(network, call, {})).toBe('0x1')
    expect(asked).toEqual(['two.test'])
    const alone = createTestNodes(both, { 'one.test': chain, 'two.test': chain })
    const asking = alone.nodes.request(network, call, {})
    await expect(asking).rejects.toMatchObject({ code: 'unreachable' })
    expect(alone.asked).toEqual([])
  },
)

test('S-131c: a Solana node is identified by its genesis hash', async () => {
  const solana: FrameNetwork = {
    ...network,
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    namespace: 'solana',
  }
  const chains = {
    'one.test': 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    'two.test': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  }
  const { nodes, asked } = createTestNodes({ 'one.test': ok, 'two.test': ok }, chains)
  await nodes.request(solana, call, {})
  expect(asked).toEqual(['two.test'])
})
