import { decodeAbiParameters, type Hex, hashTypedData, parseAbiParameters } from 'viem'

/** A delegation (ERC-7710) that an account signed for itself. */
export type SignedDelegation = {
  /** Address of the account that granted the permission. */
  readonly delegator: Hex
  /** EIP-712 hash of the delegation, which the account signed. */
  readonly hash: Hex
  readonly signature: Hex
}

/** The delegation manager contract and the chain for which a delegation is valid. */
export type DelegationPlace = { readonly manager: Hex; readonly chainId: number }

const contextParameters = parseAbiParameters([
  'Delegation[] delegations',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
])

const types = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const

/** `authority` of a delegation that does not derive from another delegation. */
const rootAuthority = `0x${'ff'.repeat(32)}`

/**
 * Decodes a permission context that holds exactly one delegation. Chains of delegations are
 * rejected, because only their root carries the account's signature and anybody could extend them.
 *
 * @returns `undefined` for any other context.
 */
export function readDelegation(
  context: Hex,
  { manager, chainId }: DelegationPlace,
): SignedDelegation | undefined {
  const [delegation, ...others] = decode(context)
  if (!delegation || others.length > 0 || delegation.authority !== rootAuthority) return undefined
  const { delegator, signature, ...fields } = delegation
  const hash = hashTypedData({
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: manager },
    types,
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
