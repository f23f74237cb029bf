import type { SmartAccountNetwork } from '../../smart-account/SmartAccount.ts'
import { MethodNotOfferedError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'

export type BundlerCall = {
  readonly method: string
  readonly params: readonly unknown[]
  /** Whom to ask. Default the network's bundler. */
  readonly url?: string
}

/**
 * Gets what the network offers for smart accounts.
 *
 * @throws {MethodNotOfferedError} Nothing.
 */
export function requireSmartAccounts({
  network,
}: Pick<RpcContext, 'network'>): SmartAccountNetwork {
  if (!network.smartAccount) throw new MethodNotOfferedError({ method: 'smart accounts' })
  return network.smartAccount
}

/**
 * Asks the network's bundler, or another party of smart accounts at `url`. Both are of the frame's own list (S-14).
 *
 * @throws {NodeError} Its own error, in its words.
 * @throws {NodesUnreachableError} It gave no answer.
 */
export function askBundler({ method, params, url }: BundlerCall, context: RpcContext) {
  const { network, nodes, signal } = context
  const { bundlerUrl } = requireSmartAccounts(context)
  const { caipNetworkId } = network
  const place = { caipNetworkId, rpcUrls: [url ?? bundlerUrl] }
  return nodes.request(place, { method, params }, { signal })
}
