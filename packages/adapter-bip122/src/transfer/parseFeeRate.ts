import { readField, type SendSpeed } from '@latchkey/core'

/**
 * Blocks until a transfer should be mined, in order of preference: about four hours, half an hour,
 * the next block.
 */
const targets: { readonly [speed in SendSpeed]: readonly string[] } = {
  slow: ['25', '24', '20', '15', '10', '6', '5', '4', '3', '2', '1'],
  normal: ['3', '2', '4', '5', '6', '1', '10', '25'],
  fast: ['1', '2', '3', '4', '5', '6', '10', '25'],
}
/** Lowest fee rate that nodes relay, in satoshi per virtual byte. */
const lowestRate = 1
/**
 * Highest fee rate in satoshi per virtual byte (S-66), so that a service cannot make the user pay
 * more.
 */
const highestRate = 500

/**
 * Reads satoshi per virtual byte from Esplora's estimates. Returns the lowest rate if there are no
 * estimates, as on a quiet network.
 */
export function parseFeeRate(answer: unknown, speed: SendSpeed = 'normal'): number {
  const rates = targets[speed].map((target) => readField(answer, target))
  const rate = rates.find((one) => typeof one === 'number' && Number.isFinite(one)) ?? lowestRate
  return Math.min(Math.max(Number(rate), lowestRate), highestRate)
}
