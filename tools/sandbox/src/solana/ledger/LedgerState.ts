import * as z from 'zod'
import { TransactionRecord } from './TransactionRecord.ts'

/** Schema of the saved state of a Solana cluster, the content of its file. */
export const LedgerState = z.object({
  version: z.literal(1),
  slot: z.number().int().positive(),
  blockhashes: z.array(z.string()).min(1),
  /** Executed transactions of the cluster, oldest first. */
  transactions: z.array(TransactionRecord),
  transactionCount: z.number(),
  /** Serialised state of the Solana runtime litesvm, in base64. */
  vm: z.string(),
})
export type LedgerState = z.infer<typeof LedgerState>
