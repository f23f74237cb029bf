import { toAmountText } from '@latchkey/core'
import { isDollars } from '@latchkey/kit/deposit'
import { Button, ChevronDownIcon, Icon, Text } from '@latchkey/ui'
import { useId } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { AssetImage } from '../../deposit/AssetImage.tsx'
import type { DepositProps } from '../../deposit/useDeposit.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useDepositText } from '../../messages/deposits.ts'
import { AmountReadings } from '../../parts/AmountReadings.tsx'
import styles from '../../send/AmountCard.module.css'

/**
 * Shows the field for the amount in US dollars, the button that selects the asset, and the
 * equivalent in that asset.
 */
export function DollarCard({ facts }: DepositProps) {
  const text = useDepositText()
  const id = useId()
  const { dollars, change } = facts
  return (
    <div className={styles['card']}>
      <label className={styles['label']} htmlFor={id}>
        {text('deposit.dollars')}
      </label>
      <div className={styles['line']}>
        <input
          autoComplete="off"
          className={styles['amount']}
          data-long={dollars.length > 9 || undefined}
          data-testid="deposit-amount-input"
          id={id}
          inputMode="decimal"
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (isDollars(typed)) change({ dollars: typed })
          }}
          placeholder="0"
          spellCheck={false}
          value={dollars}
        />
        <AssetButton facts={facts} />
      </div>
      <div className={styles['line']}>
        <Worth facts={facts} />
      </div>
      <AmountReadings onChoose={(chosen) => change({ dollars: chosen })} typed={dollars} />
    </div>
  )
}

function Worth({ facts: { asset, amount, unpriced } }: DepositProps) {
  const text = useDepositText()
  const { locale } = useLanguage()
  const written = asset && amount && `${toAmountText(amount, { locale })} ${asset.symbol}`
  return (
    <Text as="span" data-testid="deposit-token-amount" size="small" tabular tone="muted" truncate>
      {written && text('deposit.about', { amount: written })}
      {unpriced && text('deposit.noPrice')}
    </Text>
  )
}

function AssetButton({ facts: { asset } }: DepositProps) {
  const { kit } = useKitContext()
  const text = useDepositText()
  if (!asset) return null
  const { symbol } = asset
  return (
    <Button
      aria-label={text('deposit.change', { symbol })}
      className={styles['token']}
      data-testid="deposit-asset-button"
      icon={<AssetImage asset={asset} size={20} />}
      onClick={() => kit.modal.send({ type: 'push', page: { view: 'PayWithExchangeSelectAsset' } })}
      trailing={<Icon icon={ChevronDownIcon} size={16} />}
    >
      <bdi className={styles['symbol']}>{symbol}</bdi>
    </Button>
  )
}
