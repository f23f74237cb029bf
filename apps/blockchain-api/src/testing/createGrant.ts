import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters, stringToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

const manager: Hex = `0x${'d1'.repeat(20)}`
const rootAuthority: Hex = `0x${'ff'.repeat(32)}`
const caveats = [{ enforcer: `0x${'e1'.repeat(20)}`, terms: '0x0102' }] as const
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

export type TestGrant = {
  /** Id of the smart session. Each id gives another delegation. */
  readonly pci: string
  readonly signer: Pick<PrivateKeyAccount, 'address' | 'signTypedData'>
  /** Account that delegates. Default: the address of the signer. */
  readonly delegator?: Hex | undefined
  readonly chainId?: number | undefined
  readonly authority?: Hex | undefined
  /** Times that the delegation is in the context. */
  readonly copies?: number | undefined
}

/** Signs a delegation (ERC-7710) as a wallet does when it grants a permission. */
export async function createGrant(grant: TestGrant) {
  const { pci, signer, delegator = signer.address, chainId = 1, copies = 1 } = grant
  const { authority = rootAuthority } = grant
  const salt = BigInt(keccak256(stringToHex(pci)))
  const message = { delegate: `0x${'99'.repeat(20)}`, delegator, authority, caveats, salt } as const
  const signature = await signer.signTypedData({
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: manager },
    types,
    primaryType: 'Delegation',
    message,
  })
  const struct = {
    ...message,
    caveats: caveats.map((caveat) => ({ ...caveat, args: '0x' as const })),
    signature,
  }
  const context = encodeAbiParameters(contextParameters, [
    Array.from({ length: copies }, () => struct),
  ])
  return { context, signerMeta: { delegationManager: manager } }
}
