import { type Hex, parseAbiParameters } from 'viem'

/** The delegation manager contract and the chain for which a delegation is valid. */
export type DelegationPlace = { readonly manager: Hex; readonly chainId: number }

/** ABI of a permission context (ERC-7710): a list of delegations. */
export const contextParameters = parseAbiParameters([
  'Delegation[] delegations',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
])

/** EIP-712 types of a delegation. */
export const delegationTypes = {
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
export const rootAuthority: Hex = `0x${'ff'.repeat(32)}`

/** Returns the EIP-712 domain of the delegations of a manager contract. */
export const toDomain = ({ manager, chainId }: DelegationPlace) => ({
  name: 'DelegationManager',
  version: '1',
  chainId,
  verifyingContract: manager,
})
