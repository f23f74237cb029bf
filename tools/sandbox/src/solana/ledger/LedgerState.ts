import * as z from 'zod'
import { TransactionRecord } from './TransactionRecord.ts'

/** Saved state of a cluster, the content of its file. */
export const LedgerState = z.object({
  version: z.literal(1),
  slot: z.number().int().positive(),
  blockhashes: z.array(z.string()).min(1),
  /** Executed transactions, oldest first. */
  transactions: z.array(TransactionRecord),
  transactionCount: z.number(),
  /** Serialised state of litesvm in base64. */
  vm: z.string(),
})
export type LedgerState = z.infer<typeof LedgerState>
