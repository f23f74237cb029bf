import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  parseCaipNetworkId,
} from '@latchkey/core'

/** Returns whether an untrusted value is the id of a network of the namespace. */
export function isNetworkOf(namespace: ChainNamespace, id: unknown): id is CaipNetworkId {
  return isCaipNetworkId(id) && parseCaipNetworkId(id).namespace === namespace
}
