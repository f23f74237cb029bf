import type { AddressInfo } from 'node:net'
import type { OtherNetwork } from '@latchkey/sandbox-wallet'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import { createEsploraService } from '../esplora/createEsploraService.ts'
import { createWorld } from './createWorld.ts'

export type TestBitcoin = {
  readonly node: BitcoinNode
  readonly network: OtherNetwork
  readonly stop: () => Promise<unknown>
}

/** Starts a Bitcoin chain over HTTP, with funds and inscriptions for the sandbox's accounts. */
export async function startBitcoin(): Promise<TestBitcoin> {
  const node = createWorld()
  const server = createEsploraService(node)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  return {
    node,
    network: {
      namespace: 'bip122',
      caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
      name: 'Bitcoin',
      url: `http://127.0.0.1:${port}`,
    },
    stop: () => server.close(),
  }
}
