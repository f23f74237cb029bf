import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createFakeNode } from '@latchkey/core/testing'

/** Hash with which the fake node answers each sent transaction. */
export const sentHash = `0x${'12'.repeat(32)}`

const answers = { eth_getTransactionCount: '0x0', eth_sendRawTransaction: sentHash }

/** Serves a fake JSON-RPC node, to which the wallet sends transactions, on a loopback port. */
export async function startNode() {
  const node = createFakeNode({ name: 'accepts all transactions' }, answers)
  const server = createServer(async (request, response) => {
    const answer = await node.respond(JSON.parse(await text(request)))
    response.setHeader('content-type', 'application/json').end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
