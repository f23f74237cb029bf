import { readField, type SendSpeed } from '@latchkey/core'

/** Blocks within which a transfer should be in the chain, best first: four hours, half an hour, the next one. */
const targets: { readonly [speed in SendSpeed]: readonly string[] } = {
  slow: ['25', '24', '20', '15', '10', '6', '5', '4', '3', '2', '1'],
  normal: ['3', '2', '4', '5', '6', '1', '10', '25'],
  fast: ['1', '2', '3', '4', '5', '6', '10', '25'],
}
/** What nodes pass on at least. */
const lowestRate = 1
/** S-66: a service cannot make a person pay more than this per byte. */
const highestRate = 500

/** Reads satoshi per virtual byte from esplora's estimates. A quiet network has none: the least is enough. */
export function parseFeeRate(answer: unknown, speed: SendSpeed = 'normal'): number {
  const rates = targets[speed].map((target) => readField(answer, target))
  const rate = rates.find((one) => typeof one === 'number' && Number.isFinite(one)) ?? lowestRate
  return Math.min(Math.max(Number(rate), lowestRate), highestRate)
}
