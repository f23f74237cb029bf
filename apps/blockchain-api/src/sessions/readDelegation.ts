import { decodeAbiParameters, type Hex, hashTypedData } from 'viem'
import {
  contextParameters,
  type DelegationPlace,
  delegationTypes,
  rootAuthority,
  toDomain,
} from './delegationFormat.ts'

/** A delegation (ERC-7710) that an account signed for itself. */
export type SignedDelegation = {
  /** Address of the account that granted the permission. */
  readonly delegator: Hex
  /** EIP-712 hash of the delegation, which the account signed. */
  readonly hash: Hex
  readonly signature: Hex
}

/**
 * Decodes a permission context that holds exactly one delegation. Chains of delegations are
 * rejected, because only their root carries the account's signature and anybody could extend them.
 *
 * @returns `undefined` for any other context.
 */
export function readDelegation(context: Hex, place: DelegationPlace): SignedDelegation | undefined {
  const [delegation, ...others] = decode(context)
  if (!delegation || others.length > 0 || delegation.authority !== rootAuthority) return undefined
  const { delegator, signature, ...fields } = delegation
  const hash = hashTypedData({
    domain: toDomain(place),
    types: delegationTypes,
    primaryType: 'Delegation',
    message: { ...fields, delegator },
  })
  return { delegator, hash, signature }
}

function decode(context: Hex) {
  try {
    return decodeAbiParameters(contextParameters, context)[0]
  } catch {
    return [] // The bytes have another format.
  }
}
