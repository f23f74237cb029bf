import { ed25519 } from '@noble/curves/ed25519.js'
import type { Blockhash, SignatureBytes } from '@solana/kit'
import { kit } from '../kit.ts'
import type { AccountRole, Instruction } from '../programs/Instruction.ts'

/** A Solana key that can sign: its address, and the 32-byte seed of its private key. */
export type SigningKey = { readonly address: string; readonly seed: Uint8Array }

export type SignTransactionParameters = {
  /** Keys that sign the Solana transaction. The first one also pays the fee. */
  readonly keys: readonly [SigningKey, ...SigningKey[]]
  readonly instructions: readonly Instruction[]
  readonly blockhash: string
}

const toRole = ({ signer, writable }: AccountRole) =>
  signer
    ? kit.AccountRole[writable ? 'WRITABLE_SIGNER' : 'READONLY_SIGNER']
    : kit.AccountRole[writable ? 'WRITABLE' : 'READONLY']

const toKitInstruction = ({ programId, accounts, data }: Instruction) => ({
  programAddress: kit.address(programId),
  accounts: accounts.map((account) => ({
    address: kit.address(account.address),
    role: toRole(account),
  })),
  data,
})

/**
 * Builds and signs a transaction in the legacy format. `keys` must contain all signers of the
 * instructions.
 */
export function signTransaction(parameters: SignTransactionParameters): Uint8Array {
  const { keys, instructions, blockhash } = parameters
  const lifetime = { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n }
  const message = kit.appendTransactionMessageInstructions(
    instructions.map(toKitInstruction),
    kit.setTransactionMessageLifetimeUsingBlockhash(
      lifetime,
      kit.setTransactionMessageFeePayer(
        kit.address(keys[0].address),
        kit.createTransactionMessage({ version: 'legacy' }),
      ),
    ),
  )
  const transaction = kit.compileTransaction(message)
  const bytes = Uint8Array.from(transaction.messageBytes)
  const signatures = keys.map(
    ({ address, seed }) => [address, ed25519.sign(bytes, seed) as SignatureBytes] as const,
  )
  const signed = { ...transaction.signatures, ...Object.fromEntries(signatures) }
  return Uint8Array.from(kit.getTransactionEncoder().encode({ ...transaction, signatures: signed }))
}
