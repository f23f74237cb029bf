import { batchAndPermissionSamples } from './batches.ts'
import { compoundSamples } from './compound.ts'
import { wordSamples } from './messages.ts'
import { operationSamples } from './operations.ts'
import type { Sample } from './Sample.ts'
import { solanaSamples } from './solana.ts'
import { transactionSamples } from './transactions.ts'

/**
 * Test data: requests of every kind. Their bytes are encoded without help of the decoders under
 * test.
 */
export const corpus: readonly Sample[] = [
  ...transactionSamples,
  ...compoundSamples,
  ...batchAndPermissionSamples,
  ...wordSamples,
  ...solanaSamples,
  ...operationSamples,
]
