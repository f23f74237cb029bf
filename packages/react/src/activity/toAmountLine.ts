import { formatAmount } from '@latchkey/core'
import { amountDecimals, type ShownTransfer } from './mergeTransfers.ts'

const gains = ['deposit', 'borrow', 'claim']
const losses = ['withdraw', 'repay', 'burn']
const signs: Readonly<Record<ShownTransfer['direction'], string>> = { in: '+', out: '−', self: '' }

function getSign(operation: string, direction: ShownTransfer['direction']): string {
  if (gains.includes(operation)) return '+'
  if (losses.includes(operation)) return '−'
  return signs[direction]
}

const oneUnit = 10n ** BigInt(amountDecimals)

/**
 * Formats a transfer such as "−1.5 ETH" (K-WORLD-12). A single collectible shows as its name.
 */
export function toAmountLine(
  transfer: ShownTransfer,
  { operation, locale }: { readonly operation: string; readonly locale: string },
): string {
  const { amount, direction, name, symbol } = transfer
  const sign = getSign(operation, direction)
  if (!symbol && amount === oneUnit) return `${sign}${name}`
  return `${sign}${formatAmount(amount, amountDecimals, { locale })} ${symbol || name}`.trim()
}
