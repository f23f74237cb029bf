import { accountExamples } from './examples/accountExamples.ts'
import { buyExamples } from './examples/buyExamples.ts'
import { nameExamples } from './examples/nameExamples.ts'
import { swapExamples } from './examples/swapExamples.ts'
import { walletExamples } from './examples/walletExamples.ts'

export type { EndpointExample } from './examples/EndpointExample.ts'

/** One example of every call, by the name of its definition. Values are of the wire specification's own examples. */
export const examples = {
  ...accountExamples,
  ...swapExamples,
  ...nameExamples,
  ...buyExamples,
  ...walletExamples,
}
