import { formatAmount, toDecimalText, toTypedText } from '@latchkey/core'
import { Button, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { listFundingWays } from '../../features/fundingWays.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSwapText } from '../../messages/swaps.ts'
import styles from '../../send/AmountCard.module.css'
import type { SwapProps } from '../../swap/useSwap.ts'

/**
 * Shows the balance of the token to sell, with a button that enters the maximum. If the balance is
 * zero, the button opens FundWallet instead.
 */
export function Held({ swap: { sold, balance, most, form, change } }: SwapProps) {
  const { kit } = useKitContext()
  const text = useSwapText()
  const { locale } = useLanguage()
  if (!sold || balance === undefined) return null
  const { decimals, symbol } = sold
  const amount = formatAmount(balance, decimals, { locale })
  const offersMore = balance === 0n && listFundingWays(kit).length > 0
  return (
    <span className={styles['most']}>
      <Text as="span" size="small" tabular tone="muted" truncate>
        {text('swap.balance', { amount: `${amount} ${symbol}` })}
      </Text>
      {offersMore ? (
        <Button
          data-testid="swap-buy-button"
          onClick={() => kit.modal.send({ type: 'push', page: { view: 'FundWallet' } })}
          size="small"
          variant="ghost"
        >
          {text('swap.buy')}
        </Button>
      ) : (
        <Button
          aria-label={text('swap.maxOf', { symbol })}
          data-testid="swap-max-button"
          disabled={most === undefined}
          onClick={() =>
            change({ ...form, amount: toTypedText(toDecimalText(most ?? 0n, decimals)) })
          }
          size="small"
          variant="ghost"
        >
          {text('swap.max')}
        </Button>
      )}
    </span>
  )
}
