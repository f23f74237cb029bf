import type { FrameRequestContext } from '@latchkey/bridge/frame'
import type { FrameNetwork } from '../accounts/createNetworks.ts'
import type { FrameParts } from '../app/FrameParts.ts'
import type { RpcContext } from '../rpc/RpcContext.ts'

/** What RPC methods are given for one request. */
export function toRpcContext(
  { accounts, networks, nodes, batches }: FrameParts,
  network: FrameNetwork,
  { origin, signal }: FrameRequestContext,
): RpcContext {
  const addresses = accounts.require()
  return { addresses, network, networks: networks.list, origin, nodes, batches, signal }
}
