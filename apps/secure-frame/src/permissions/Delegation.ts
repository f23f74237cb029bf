import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashStruct,
  hashTypedData,
  isHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { InvalidRequestError } from '../requests/InvalidRequestError.ts'

/** A rule that an enforcer contract checks before a delegated call is executed. */
export type Caveat = { readonly enforcer: Hex; readonly terms: Hex }

/**
 * A right of one address to act for an account (ERC-7710, in the format of the delegation manager).
 * `SignedDelegation` adds the signature.
 */
export type Delegation = {
  /** Address that receives the right to act for the account. */
  readonly delegate: Hex
  /** Address of the account that grants the right. */
  readonly delegator: Hex
  readonly caveats: readonly Caveat[]
  /** Random value that makes otherwise equal delegations different. */
  readonly salt: bigint
}

/** A delegation with the signature of the account's owner. */
export type SignedDelegation = Delegation & { readonly signature: Hex }

/**
 * The delegation manager contract and the chain for which a delegation is valid. The signed hash
 * contains both.
 */
export type DelegationPlace = { readonly manager: Hex; readonly chainId: number }

/**
 * `authority` of a delegation that the account itself grants, instead of one derived from another
 * delegation.
 */
const rootAuthority: Hex = `0x${'ff'.repeat(32)}`

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

/** Returns the EIP-712 hash of a delegation, which the owner's key signs. */
export function toDelegationHash(
  delegation: Delegation,
  { manager, chainId }: DelegationPlace,
): Hex {
  return hashTypedData({
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: manager },
    types,
    primaryType: 'Delegation',
    message: { ...delegation, authority: rootAuthority },
  })
}

const structs = [
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
] as const
const chain = parseAbiParameters(['Delegation[] delegations', ...structs])
const disabling = parseAbi(['function disableDelegation(Delegation delegation)', ...structs])
const reading = parseAbi(['function disabledDelegations(bytes32 hash) view returns (bool)'])

const toStruct = ({ caveats, ...delegation }: SignedDelegation) => ({
  ...delegation,
  authority: rootAuthority,
  caveats: caveats.map((caveat) => ({ ...caveat, args: '0x' as const })),
})

/**
 * Encodes the permission context. The app stores it, and the delegate passes it to the delegation
 * manager.
 */
export const encodeContext = (delegation: SignedDelegation): Hex =>
  encodeAbiParameters(chain, [[toStruct(delegation)]])

/**
 * Parses a permission context that this frame created.
 *
 * @throws {InvalidRequestError} This frame did not create the context.
 */
export function parseContext(context: string): SignedDelegation {
  const [delegation] = decodeContext(context)
  if (!delegation || encodeContext(delegation) !== context.toLowerCase()) {
    throw new InvalidRequestError({ hint: 'pci is no context of a permission' })
  }
  const { delegate, delegator, caveats, salt, signature } = delegation
  return { delegate, delegator, caveats, salt, signature }
}

function decodeContext(context: string) {
  try {
    return isHex(context) ? decodeAbiParameters(chain, context)[0] : []
  } catch {
    // The bytes have another format.
    return []
  }
}

/** Encodes the call with which an account revokes a delegation. */
export const encodeDisabling = (delegation: SignedDelegation): Hex =>
  encodeFunctionData({
    abi: disabling,
    functionName: 'disableDelegation',
    args: [toStruct(delegation)],
  })

/**
 * Encodes the call that reads whether a delegation was revoked. The manager identifies it by its
 * EIP-712 struct hash.
 */
export const encodeIsDisabled = ({ delegate, delegator, caveats, salt }: Delegation): Hex =>
  encodeFunctionData({
    abi: reading,
    functionName: 'disabledDelegations',
    args: [
      hashStruct({
        types,
        primaryType: 'Delegation',
        data: { delegate, delegator, authority: rootAuthority, caveats, salt },
      }),
    ],
  })
