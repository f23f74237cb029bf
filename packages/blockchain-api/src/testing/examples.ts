import { accountExamples } from './examples/accountExamples.ts'
import { buyExamples } from './examples/buyExamples.ts'
import { nameExamples } from './examples/nameExamples.ts'
import { swapExamples } from './examples/swapExamples.ts'
import { walletExamples } from './examples/walletExamples.ts'

export type { EndpointExample } from './examples/EndpointExample.ts'

/**
 * An example of every call of the blockchain API, by the name of its definition. The values come
 * from the examples of the API's specification.
 */
export const examples = {
  ...accountExamples,
  ...swapExamples,
  ...nameExamples,
  ...buyExamples,
  ...walletExamples,
}
