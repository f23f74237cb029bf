import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNamespace } from './getActiveConnection.ts'

type Parameters = { readonly namespace?: ChainNamespace | undefined }

/**
 * Returns the CAIP-2 id of a namespace's active network, which may be an unconfigured one. Default:
 * the active namespace.
 */
export function getActiveNetworkId(
  kit: Pick<Kit, 'config' | 'connection'>,
  parameters: Parameters = {},
): CaipNetworkId | undefined {
  const namespace = parameters.namespace ?? getActiveNamespace(kit)
  const chosen = kit.connection.getState().networks[namespace]
  if (chosen) return chosen
  const { networks, defaultNetwork } = kit.config
  const own = networks.filter((network) => network.chainNamespace === namespace)
  const preferred = own.find((network) => network.caipNetworkId === defaultNetwork)
  return (preferred ?? own[0])?.caipNetworkId
}

/**
 * Returns the active network of a namespace, or `undefined` while the wallet is on an unconfigured
 * one. Default: the active namespace.
 */
export function getActiveNetwork(
  kit: Pick<Kit, 'config' | 'connection'>,
  parameters: Parameters = {},
): Network | undefined {
  const id = getActiveNetworkId(kit, parameters)
  return kit.config.networks.find((network) => network.caipNetworkId === id)
}

/** Returns whether the active network is not configured. */
export function isUnsupportedNetwork(
  kit: Pick<Kit, 'config' | 'connection'>,
  parameters: Parameters = {},
): boolean {
  return (
    getActiveNetworkId(kit, parameters) !== undefined &&
    getActiveNetwork(kit, parameters) === undefined
  )
}
