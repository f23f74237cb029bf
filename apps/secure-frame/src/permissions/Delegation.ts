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

/** A rule that a contract checks before what is delegated is done. */
export type Caveat = { readonly enforcer: Hex; readonly terms: Hex }

/** What an account lets somebody do in its name (ERC-7710, as the delegation manager has it). */
export type Delegation = {
  /** Who may act. */
  readonly delegate: Hex
  /** In whose name. */
  readonly delegator: Hex
  readonly caveats: readonly Caveat[]
  /** Makes two that are alike otherwise two. */
  readonly salt: bigint
}

/** A delegation with the signature of the account's owner. */
export type SignedDelegation = Delegation & { readonly signature: Hex }

/** Where a delegation is believed. It is good for no other place. */
export type DelegationPlace = { readonly manager: Hex; readonly chainId: number }

/** Of the account itself, not handed on from somebody else's. */
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

/** What the owner's key signs (EIP-712). */
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

/** What whoever may act hands to the delegation manager, and an app keeps. */
export const encodeContext = (delegation: SignedDelegation): Hex =>
  encodeAbiParameters(chain, [[toStruct(delegation)]])

/**
 * Reads the context of one of the account's own delegations.
 *
 * @throws {InvalidRequestError} It is none that this frame has made.
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
    // Not of that form.
    return []
  }
}

/** The call by which an account takes a delegation back. */
export const encodeDisabling = (delegation: SignedDelegation): Hex =>
  encodeFunctionData({
    abi: disabling,
    functionName: 'disableDelegation',
    args: [toStruct(delegation)],
  })

/** The call that reads whether a delegation was taken back: the manager notes those by their struct's hash (EIP-712). */
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
