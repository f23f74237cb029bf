import type { FrameNetwork } from '../accounts/createNetworks.ts'
import type { FrameAccount } from '../accounts/listAccounts.ts'
import type { Addresses } from '../keys/accountKeys.ts'
import type { Json } from '../requests/SigningRequest.ts'
import type { Holdings } from './nodes/createHoldings.ts'
import type { Nodes } from './nodes/createNodes.ts'
import type { Batches } from './smart-account/createBatches.ts'

/** What every RPC method is carried out with. */
export type RpcContext = {
  readonly addresses: Addresses
  /** The account the request is for. */
  readonly account: FrameAccount
  /** The account it would be for on a network, in use first. */
  readonly listAccounts: (network: FrameNetwork) => readonly [FrameAccount, ...FrameAccount[]]
  readonly network: FrameNetwork
  readonly networks: readonly FrameNetwork[]
  /** The pinned origin of the host. */
  readonly origin: string
  readonly nodes: Nodes
  readonly holdings: Holdings
  readonly batches: Batches
  readonly signal: AbortSignal
  /** The host shows no frame: nobody may be asked. */
  readonly silent?: boolean | undefined
}

/** Carries out one method. */
export type RpcMethod = (params: Json, context: RpcContext) => Promise<unknown>
