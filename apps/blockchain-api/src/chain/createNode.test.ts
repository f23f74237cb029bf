import { listenLocally } from '@latchkey/service/testing'
import { expect, test } from 'vitest'
import { createNode } from './createNode.ts'

/** Sends a request to a node that always gives the same answer. */
async function ask(answer: object): Promise<unknown> {
  const { url, stop } = await listenLocally((_, response) => response.end(JSON.stringify(answer)))
  return createNode('eip155:1', url).request({ method: 'eth_call' }).finally(stop)
}

test('default: the result of an answer', async () => {
  expect(await ask({ jsonrpc: '2.0', id: 1, result: '0x1' })).toBe('0x1')
  expect(await ask({ jsonrpc: '2.0', id: 1, result: null })).toBeNull()
})

test('error: a node that rejects a request differs from a node that is down', async () => {
  const refusal = { jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted' } }
  const refused = { code: 'chain_down', refused: true, cause: { message: 'execution reverted' } }
  await expect(ask(refusal)).rejects.toMatchObject(refused)
  await expect(ask([])).rejects.toMatchObject({ code: 'chain_down', refused: false })
})
