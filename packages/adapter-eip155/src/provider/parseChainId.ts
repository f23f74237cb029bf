import type { CaipNetworkId } from '@latchkey/core'

const hex = /^0x[0-9a-f]{1,14}$/i
const decimal = /^[1-9][0-9]{0,15}$/

function toNumber(answer: unknown): number {
  if (typeof answer === 'number') return answer
  if (typeof answer === 'bigint') return Number(answer)
  if (typeof answer !== 'string') return Number.NaN
  return hex.test(answer) || decimal.test(answer) ? Number(answer) : Number.NaN
}

/**
 * Parses a chain id as wallets report it: hex, decimal text or number. Returns `undefined` if it is
 * not a positive safe integer.
 */
export function parseChainId(answer: unknown): CaipNetworkId | undefined {
  const id = toNumber(answer)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}
