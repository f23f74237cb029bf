import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Instruction } from '../programs/Instruction.ts'

/**
 * Converts an instruction of the sandbox's Solana code to that of the library `@solana/web3.js`.
 */
export function asWeb3({ programId, accounts, data }: Instruction): TransactionInstruction {
  return new TransactionInstruction({
    programId: new PublicKey(programId),
    keys: accounts.map(({ address, signer, writable }) => ({
      pubkey: new PublicKey(address),
      isSigner: signer,
      isWritable: writable,
    })),
    data: Buffer.from(data),
  })
}
