import * as z from 'zod'
import { TransactionError } from './TransactionError.ts'

const TokenBalance = z.object({
  accountIndex: z.number(),
  mint: z.string(),
  owner: z.string(),
  programId: z.string(),
  /** Token balance in base units, as a decimal text. */
  amount: z.string(),
  decimals: z.number(),
})
export type TokenBalance = z.infer<typeof TokenBalance>

const InnerInstruction = z.object({
  programIdIndex: z.number(),
  accounts: z.array(z.number()),
  /** Data of the instruction in base58. */
  data: z.string(),
  stackHeight: z.number(),
})

/** Schema of a transaction that a Solana cluster has executed, with its effects. */
export const TransactionRecord = z.object({
  signature: z.string(),
  slot: z.number(),
  /** Time of the block in Unix seconds. */
  blockTime: z.number(),
  /** The complete transaction in base64. */
  wire: z.string(),
  err: TransactionError.nullable(),
  feeLamports: z.number(),
  unitsConsumed: z.number(),
  logs: z.array(z.string()),
  /**
   * Addresses of all accounts in the order of their indexes: those of the transaction's message,
   * then the writable and the read-only ones from lookup tables.
   */
  accounts: z.array(z.string()),
  loaded: z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }),
  preBalances: z.array(z.number()),
  postBalances: z.array(z.number()),
  preTokenBalances: z.array(TokenBalance),
  postTokenBalances: z.array(TokenBalance),
  innerInstructions: z.array(
    z.object({ index: z.number(), instructions: z.array(InnerInstruction) }),
  ),
})
export type TransactionRecord = z.infer<typeof TransactionRecord>
