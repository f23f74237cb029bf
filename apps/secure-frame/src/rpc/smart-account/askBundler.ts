import type { SmartAccountNetwork } from '../../smart-account/SmartAccount.ts'
import { MethodNotOfferedError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'

export type BundlerCall = {
  readonly method: string
  readonly params: readonly unknown[]
  /** URL of the service to call, e.g. a paymaster. Default: the network's bundler. */
  readonly url?: string
}

/**
 * Returns the network's smart account configuration.
 *
 * @throws {MethodNotOfferedError} The network has no smart accounts.
 */
export function requireSmartAccounts({
  network,
}: Pick<RpcContext, 'network'>): SmartAccountNetwork {
  if (!network.smartAccount) throw new MethodNotOfferedError({ method: 'smart accounts' })
  return network.smartAccount
}

/**
 * Calls the network's bundler, or another smart account service at `url`. All URLs come from the
 * frame's own configuration (S-14).
 *
 * @throws {NodeError} The service's error with its message.
 * @throws {NodesUnreachableError} The service did not answer.
 */
export function askBundler({ method, params, url }: BundlerCall, context: RpcContext) {
  const { network, nodes, signal } = context
  const { bundlerUrl } = requireSmartAccounts(context)
  const { caipNetworkId } = network
  const place = { caipNetworkId, rpcUrls: [url ?? bundlerUrl] }
  return nodes.request(place, { method, params }, { signal })
}
