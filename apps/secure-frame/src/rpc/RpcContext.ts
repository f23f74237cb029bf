import type { FrameNetwork } from '../accounts/createNetworks.ts'
import type { FrameAccount } from '../accounts/listAccounts.ts'
import type { Addresses } from '../keys/accountKeys.ts'
import type { Json } from '../requests/SigningRequest.ts'
import type { Holdings } from './nodes/createHoldings.ts'
import type { Nodes } from './nodes/createNodes.ts'
import type { Batches } from './smart-account/createBatches.ts'

/** The data and services that every RPC method receives. */
export type RpcContext = {
  readonly addresses: Addresses
  /** The account that the request names; if it names none, the account in use. */
  readonly account: FrameAccount
  /** Returns the user's accounts on a network. The account in use comes first. */
  readonly listAccounts: (network: FrameNetwork) => readonly [FrameAccount, ...FrameAccount[]]
  readonly network: FrameNetwork
  readonly networks: readonly FrameNetwork[]
  /** Origin of the host's page that sent the request. */
  readonly origin: string
  readonly nodes: Nodes
  readonly holdings: Holdings
  readonly batches: Batches
  readonly signal: AbortSignal
  /** Whether the host hides the frame, so that no prompt can be shown. */
  readonly silent?: boolean | undefined
}

/** Implements one RPC method: returns the result for the given parameters. */
export type RpcMethod = (params: Json, context: RpcContext) => Promise<unknown>
