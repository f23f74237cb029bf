import type { FrameNetwork } from '../accounts/createNetworks.ts'
import type { Json } from '../approvals/SigningRequest.ts'
import type { Addresses } from '../keys/accountKeys.ts'
import type { Batches } from './createBatches.ts'
import type { Nodes } from './createNodes.ts'

/** What every RPC method is carried out with. */
export type RpcContext = {
  readonly addresses: Addresses
  readonly network: FrameNetwork
  readonly networks: readonly FrameNetwork[]
  /** The pinned origin of the host. */
  readonly origin: string
  readonly nodes: Nodes
  readonly batches: Batches
  readonly signal: AbortSignal
}

/** Carries out one method. */
export type RpcMethod = (params: Json, context: RpcContext) => Promise<unknown>
