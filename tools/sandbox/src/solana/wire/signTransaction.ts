import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { AccountRole, Instruction } from '../programs/Instruction.ts'
import { toShortLength } from './shortLength.ts'

/** A key that signs: its address and its 32-byte seed. */
export type SigningKey = { readonly address: string; readonly seed: Uint8Array }

export type SignTransactionParameters = {
  /** The first one pays the fee. */
  readonly keys: readonly [SigningKey, ...SigningKey[]]
  readonly instructions: readonly Instruction[]
  readonly blockhash: string
}

/** Where an account stands in a message: signers first, then what is changed. */
const toRank = ({ signer, writable }: AccountRole) => (signer ? 0 : 2) + (writable ? 0 : 1)

function listAccounts(feePayer: string, instructions: readonly Instruction[]): AccountRole[] {
  const roles = new Map<string, AccountRole>()
  const add = (role: AccountRole) => {
    const known = roles.get(role.address)
    roles.set(role.address, {
      address: role.address,
      signer: role.signer || known?.signer === true,
      writable: role.writable || known?.writable === true,
    })
  }
  add({ address: feePayer, signer: true, writable: true })
  for (const { accounts } of instructions) accounts.forEach(add)
  for (const { programId } of instructions)
    add({ address: programId, signer: false, writable: false })
  const [first, ...rest] = roles.values()
  return first ? [first, ...rest.toSorted((a, b) => toRank(a) - toRank(b))] : []
}

function toMessage({ keys, instructions, blockhash }: SignTransactionParameters) {
  const accounts = listAccounts(keys[0].address, instructions)
  const indexes = new Map(accounts.map(({ address }, index) => [address, index]))
  const toIndex = (address: string) => indexes.get(address) ?? 0
  const count = (rank: number) => accounts.filter((role) => toRank(role) === rank).length
  const signers = accounts.filter(({ signer }) => signer)
  const message = Buffer.concat([
    Buffer.of(signers.length, count(1), count(3)),
    toShortLength(accounts.length),
    ...accounts.map(({ address }) => base58.decode(address)),
    base58.decode(blockhash),
    toShortLength(instructions.length),
    ...instructions.flatMap(({ programId, accounts: used, data }) => [
      Buffer.of(toIndex(programId)),
      toShortLength(used.length),
      Buffer.from(used.map(({ address }) => toIndex(address))),
      toShortLength(data.length),
      data,
    ]),
  ])
  return { message, signers: signers.map(({ address }) => address) }
}

/** Builds a legacy transaction and signs it. Every signer of the instructions has to be in `keys`. */
export function signTransaction(parameters: SignTransactionParameters): Uint8Array {
  const { message, signers } = toMessage(parameters)
  const signatures = signers.map((address) => {
    const key = parameters.keys.find((candidate) => candidate.address === address)
    return key ? ed25519.sign(message, key.seed) : new Uint8Array(64)
  })
  return Buffer.concat([toShortLength(signatures.length), ...signatures, message])
}
