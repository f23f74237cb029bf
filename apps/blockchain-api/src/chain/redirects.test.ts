import { listenLocally } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createNode } from './createNode.ts'
import { fetchJson } from './fetchJson.ts'

let source: Awaited<ReturnType<typeof listenLocally>>
const asked: string[] = []
let status = 200
beforeAll(async () => {
  source = await listenLocally(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/inside') response.end('{"jsonrpc":"2.0","id":1,"result":"secret"}')
    else response.writeHead(status, { location: `${source.url}/inside` }).end()
  })
})
afterAll(() => source.stop())
beforeEach(() => {
  asked.length = 0
})

const down = { code: 'chain_down' }

test.each([301, 302, 303, 307, 308])(
  'S-148: a redirect of a source is not followed: %s',
  async (code) => {
    status = code
    const chain = 'eip155:1'
    await expect(fetchJson({ chain, url: source.url, body: {} })).rejects.toMatchObject(down)
    await expect(fetchJson({ chain, url: source.url })).rejects.toMatchObject(down)
    const node = createNode(chain, source.url)
    await expect(node.forward({ id: 1, method: 'eth_call' })).rejects.toMatchObject(down)
    expect(asked).not.toContain('/inside')
    expect(asked).toHaveLength(3)
  },
)
