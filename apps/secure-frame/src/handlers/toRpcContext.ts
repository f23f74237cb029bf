import type { FrameRequestContext } from '@latchkey/bridge/frame'
import type { FrameNetwork } from '../accounts/createNetworks.ts'
import { pickAccount } from '../accounts/listAccounts.ts'
import type { RpcContext } from '../rpc/RpcContext.ts'
import type { FrameParts } from './FrameParts.ts'

export type RpcTarget = {
  readonly network: FrameNetwork
  /** Address of the account that the request names; `undefined` if it names none. */
  readonly named: string | undefined
  readonly silent?: boolean | undefined
}

/** Collects the account, network and services that one RPC request needs. */
export function toRpcContext(
  { accounts, networks, nodes, holdings, batches }: FrameParts,
  { network, named, silent }: RpcTarget,
  { origin, signal }: FrameRequestContext,
): RpcContext {
  return {
    addresses: accounts.require(),
    account: pickAccount(accounts.list(network), named),
    listAccounts: accounts.list,
    network,
    networks: networks.list,
    origin,
    nodes,
    holdings,
    batches,
    signal,
    silent,
  }
}
