import { swapSlippagePercent, toAmountText } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'
import { getImpactLevel, getSwapDetails, type QuotedSwap } from '@latchkey/kit/swap'
import { HelpIcon, Icon, IconButton, Text, Tooltip } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useSwapText } from '../messages/swaps.ts'
import { toShownAmount } from '../send/toShownAmount.ts'
import styles from './SwapFacts.module.css'
import { toPercent } from './toPercent.ts'

export type SwapFactsProps = {
  readonly swap: QuotedSwap
  /** Maximum network fee in base units of the native currency. If absent, the row is hidden. */
  readonly fee?: bigint | undefined
}

/**
 * Shows the rate, price impact, slippage and fees of a swap. The provider fee is that of the quote;
 * without one, its row is absent (K-SWAP-11).
 */
export function SwapFacts({ swap, fee }: SwapFactsProps) {
  const text = useSwapText()
  const { locale } = useLanguage()
  const { caipNetwork } = useNetwork()
  const show = (amount: bigint, token: Pick<SendToken, 'decimals' | 'symbol'>) =>
    toShownAmount(amount, token, { locale })
  const { sold, bought, providerFee } = swap
  const { priceImpact, least, rate } = getSwapDetails(swap)
  const slippage = { percent: toPercent(swapSlippagePercent, locale), amount: show(least, bought) }
  return (
    <dl aria-label={text('swap.details')} className={styles['facts']}>
      <Fact name={text('swap.rate')} testId="swap-rate">
        {text('swap.rateText', {
          sold: sold.symbol,
          bought: `${toAmountText(rate, { locale })} ${bought.symbol}`,
        })}
      </Fact>
      <Fact
        grave={getImpactLevel(priceImpact) !== 'small'}
        name={text('swap.impact')}
        testId="swap-impact"
      >
        {priceImpact === undefined ? text('swap.unknown') : toPercent(priceImpact, locale)}
      </Fact>
      <Fact hint={text('swap.slippageHint')} name={text('swap.slippage')} testId="swap-slippage">
        {text('swap.slippageText', slippage)}
      </Fact>
      {providerFee !== undefined && (
        <Fact name={text('swap.providerFee')} testId="swap-provider-fee">
          {show(providerFee, sold)}
        </Fact>
      )}
      {fee !== undefined && caipNetwork && (
        <Fact name={text('swap.networkFee')} testId="swap-network-fee">
          {show(fee, caipNetwork.nativeCurrency)}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = {
  readonly name: string
  readonly testId: string
  readonly hint?: string
  readonly grave?: boolean
  readonly children: ReactNode
}

function Fact({ name, testId, hint, grave = false, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['name']}>
        <Text as="span" size="small" tone="muted">
          {name}
        </Text>
        {hint && (
          <Tooltip text={hint}>
            {(trigger) => (
              <IconButton {...trigger} aria-label={name} className={styles['hint']}>
                <Icon icon={HelpIcon} size={16} />
              </IconButton>
            )}
          </Tooltip>
        )}
      </dt>
      <dd className={styles['value']} data-grave={grave || undefined} data-testid={testId}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
