import * as z from 'zod'
import { TransactionRecord } from './TransactionRecord.ts'

/** The state of a cluster, as stored in a file. */
export const LedgerState = z.object({
  version: z.literal(1),
  slot: z.number().int().positive(),
  blockhashes: z.array(z.string()).min(1),
  /** Oldest first. */
  transactions: z.array(TransactionRecord),
  transactionCount: z.number(),
  /** State of litesvm, base64. */
  vm: z.string(),
})
export type LedgerState = z.infer<typeof LedgerState>
