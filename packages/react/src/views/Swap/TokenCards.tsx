import { cutDecimals, toAmountText, toDecimalText } from '@latchkey/core'
import { turnRound } from '@latchkey/kit/swap'
import { Icon, IconButton, SwapIcon } from '@latchkey/ui'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSwapText } from '../../messages/swaps.ts'
import type { SwapProps } from '../../swap/useSwap.ts'
import { Held } from './Held.tsx'
import styles from './Swap.module.css'
import { TokenCard } from './TokenCard.tsx'

/** Shows both sides of a swap, with a button between them that exchanges the two tokens. */
export function TokenCards({ swap }: SwapProps) {
  const text = useSwapText()
  const { locale } = useLanguage()
  const { form, change, sold, bought, amount, quoted, gap } = swap
  const numeric =
    bought && quoted !== undefined ? toDecimalText(quoted, bought.decimals) : undefined
  const isWrong = gap === 'value' || gap === 'funds'
  return (
    <div className={styles['cards']}>
      <TokenCard
        amount={amount}
        invalid={isWrong}
        label={sold ? text('swap.payOf', { symbol: sold.symbol }) : text('swap.pay')}
        onChange={(typed) => change({ ...form, amount: typed })}
        shown={form.amount}
        target="sourceToken"
        title={text('swap.pay')}
        token={sold}
      >
        <Held swap={swap} />
      </TokenCard>
      <div className={styles['turn']}>
        <IconButton
          aria-label={text('swap.turn')}
          className={styles['turnButton']}
          data-testid="swap-turn-button"
          disabled={!sold && !bought}
          onClick={() => change(turnRound(form, numeric && cutDecimals(numeric)))}
        >
          <Icon icon={SwapIcon} size={16} />
        </IconButton>
      </div>
      <TokenCard
        amount={quoted}
        label={bought ? text('swap.getOf', { symbol: bought.symbol }) : text('swap.get')}
        shown={numeric === undefined ? '' : toAmountText(numeric, { locale })}
        target="toToken"
        title={text('swap.get')}
        token={bought}
      />
    </div>
  )
}
