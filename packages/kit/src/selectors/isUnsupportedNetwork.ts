import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { getActiveNetwork, getActiveNetworkId } from './getActiveNetwork.ts'

/** Says whether the network in use is not among the configured ones. */
export function isUnsupportedNetwork(
  kit: Pick<Kit, 'config' | 'connection'>,
  parameters: { readonly namespace?: ChainNamespace } = {},
): boolean {
  return (
    getActiveNetworkId(kit, parameters) !== undefined &&
    getActiveNetwork(kit, parameters) === undefined
  )
}
