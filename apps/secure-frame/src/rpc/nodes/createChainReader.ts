import type { FrameNetwork } from '../../accounts/createNetworks.ts'
import type { ChainReader } from '../../requests/ChainReader.ts'
import type { Nodes } from './createNodes.ts'

/** Returns the chain reader of approvals for one network. */
export const createChainReader = (nodes: Nodes, network: FrameNetwork): ChainReader => ({
  request: (method, params, { signal }) => nodes.request(network, { method, params }, { signal }),
})
