import * as z from 'zod'
import { TransactionError } from './TransactionError.ts'

const TokenBalance = z.object({
  accountIndex: z.number(),
  mint: z.string(),
  owner: z.string(),
  programId: z.string(),
  /** Base units as a decimal string. */
  amount: z.string(),
  decimals: z.number(),
})
export type TokenBalance = z.infer<typeof TokenBalance>

const InnerInstruction = z.object({
  programIdIndex: z.number(),
  accounts: z.array(z.number()),
  /** Base58. */
  data: z.string(),
  stackHeight: z.number(),
})

/** One executed transaction. */
export const TransactionRecord = z.object({
  signature: z.string(),
  slot: z.number(),
  /** Unix time in seconds. */
  blockTime: z.number(),
  /** The whole transaction, base64. */
  wire: z.string(),
  err: TransactionError.nullable(),
  feeLamports: z.number(),
  unitsConsumed: z.number(),
  logs: z.array(z.string()),
  /** All accounts: those of the message, then loaded writable ones, then the other loaded ones. */
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
