import { formatAmount, toAmountText } from '@latchkey/core'
import { amountDecimals, type ShownTransfer } from './mergeTransfers.ts'

const gains = ['receive', 'deposit', 'borrow', 'claim']
const losses = ['withdraw', 'repay', 'burn']
const signs: Readonly<Record<ShownTransfer['direction'], string>> = { in: '+', out: '−', self: '' }

function getSign(operation: string, direction: ShownTransfer['direction']): string {
  if (gains.includes(operation)) return '+'
  if (losses.includes(operation)) return '−'
  return signs[direction]
}

/**
 * Formats a transfer such as "−1.5 ETH", truncated to three decimals. A smaller amount shows as
 * "<0.001" and never as zero. A single collectible shows as its name.
 */
export function toAmountLine(
  transfer: ShownTransfer,
  { operation, locale }: { readonly operation: string; readonly locale: string | undefined },
): string {
  const { amount, direction, name, symbol } = transfer
  const sign = getSign(operation, direction)
  const numeric = formatAmount(amount, amountDecimals)
  if (!symbol && numeric === '1') return `${sign}${name}`
  const isTiny = numeric === '0' && amount > 0n
  const figures = toAmountText(isTiny ? '0.001' : numeric, { locale })
  return `${sign}${isTiny ? '<' : ''}${figures} ${symbol || name}`.trim()
}
