import { readField } from '@latchkey/core'

/** Blocks within which a transfer should be in the chain, best first: about half an hour. */
const targets = ['3', '2', '4', '5', '6', '1', '10', '25']
/** What nodes pass on at least. */
const lowestRate = 1
/** S-66: a service cannot make a person pay more than this per byte. */
const highestRate = 500

/** Reads satoshi per virtual byte from esplora's estimates. A quiet network has none: the least is enough. */
export function parseFeeRate(answer: unknown): number {
  const rates = targets.map((target) => readField(answer, target))
  const rate = rates.find((one) => typeof one === 'number' && Number.isFinite(one)) ?? lowestRate
  return Math.min(Math.max(Number(rate), lowestRate), highestRate)
}
