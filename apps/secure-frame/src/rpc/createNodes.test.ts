import { expect, test } from 'vitest'
import type { FrameNetwork } from '../accounts/createNetworks.ts'
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

function createTestNodes(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = []
  const clock = { now: 0 }
  const nodes = createNodes({
    now: () => clock.now,
    fetch: async (input, init) => {
      const { hostname } = new URL(new Request(input, init).url)
      asked.push(hostname)
      return (answers[hostname] ?? down)()
    },
  })
  return { nodes, asked, clock }
}

test('S-131: another node answers for one that is gone, and is asked first for 60 s', async () => {
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
  "S-131: of a node's errors only a full one (%i) is a reason to ask another",
  async (code, hosts) => {
    const { nodes, asked } = createTestNodes({ 'one.test': error(code), 'two.test': error(code) })
    await expect(nodes.request(network, call, {})).rejects.toThrow()
    expect(asked).toEqual(hosts)
  },
)

test('error: no node answers', async () => {
  const { nodes } = createTestNodes({})
  await expect(nodes.request(network, call, {})).rejects.toMatchObject({ code: 'unreachable' })
})
