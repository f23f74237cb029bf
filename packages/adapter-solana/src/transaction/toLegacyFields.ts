import { getBase58Decoder } from '@solana/kit'
import { parseTransaction } from './parseTransaction.ts'

type LegacyFields = {
  readonly feePayer: string
  readonly recentBlockhash: string
  readonly instructions: readonly {
    readonly programId: string
    readonly data: string
    readonly keys: readonly {
      readonly pubkey: string
      readonly isSigner: boolean
      readonly isWritable: boolean
    }[]
  }[]
}

/**
 * Splits a legacy transaction into its fields, for wallets that accept fields instead of bytes.
 * Returns `undefined` for a versioned transaction.
 */
export function toLegacyFields(transaction: Uint8Array): LegacyFields | undefined {
  const { message } = parseTransaction(transaction)
  if (message.version !== 'legacy') return undefined
  const { header, staticAccounts, instructions, lifetimeToken } = message
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const firstReadonlySigner = numSignerAccounts - numReadonlySignerAccounts
  const firstReadonlyOther = staticAccounts.length - numReadonlyNonSignerAccounts
  const toKey = (index: number) => {
    const isSigner = index < numSignerAccounts
    const isWritable = isSigner ? index < firstReadonlySigner : index < firstReadonlyOther
    return { pubkey: staticAccounts[index] ?? '', isSigner, isWritable }
  }
  return {
    feePayer: staticAccounts[0] ?? '',
    recentBlockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      programId: staticAccounts[programAddressIndex] ?? '',
      data: getBase58Decoder().decode(data ?? new Uint8Array()),
      keys: accountIndices.map(toKey),
    })),
  }
}
