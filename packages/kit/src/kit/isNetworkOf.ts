import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  parseCaipNetworkId,
} from '@latchkey/core'

/** Returns whether an untrusted value is a valid CAIP-2 id in the namespace. */
export function isNetworkOf(namespace: ChainNamespace, id: unknown): id is CaipNetworkId {
  return isCaipNetworkId(id) && parseCaipNetworkId(id).namespace === namespace
}
