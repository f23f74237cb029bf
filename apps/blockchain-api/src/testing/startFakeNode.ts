import { createFakeNode, type NodeAnswers, type NodeHabit } from '@latchkey/core/testing'
import { listenLocally } from '@latchkey/service/testing'
import { createEvmChain } from '../chain/createEvmChain.ts'

/**
 * Starts a node with a habit on this machine. Returns the node, the chain `eip155:1` that reads it,
 * and a function that stops the node.
 */
export async function startFakeNode(habit: NodeHabit, answers: NodeAnswers = {}) {
  const node = createFakeNode(habit, answers)
  const { url, stop } = await listenLocally(async (request, response) => {
    const answer = await node.respond(JSON.parse((await request.toArray()).join('')))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  const chain = createEvmChain({
    caipNetworkId: 'eip155:1',
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: url,
    confirmations: 1,
    startBlock: 0,
    traces: false,
  })
  return { node, chain, stop }
}
