import { encodeAbiParameters, type Hex, keccak256, stringToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import {
  contextParameters,
  delegationTypes,
  rootAuthority,
  toDomain,
} from '../sessions/delegationFormat.ts'

const manager: Hex = `0x${'d1'.repeat(20)}`
const caveats = [{ enforcer: `0x${'e1'.repeat(20)}`, terms: '0x0102' }] as const

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
    domain: toDomain({ manager, chainId }),
    types: delegationTypes,
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
