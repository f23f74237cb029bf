import { ListItem } from '@latchkey/ui'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { usePayText } from '../../messages/pays.ts'
import type { PaymentProps } from '../../pay/PaySum.tsx'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toShownAmount } from '../../send/toShownAmount.ts'
import type { PayOption } from './usePayOptions.ts'

export type OptionRowProps = PaymentProps & {
  readonly option: PayOption
  readonly chosen: boolean
  readonly onChoose: () => void
}

/**
 * A row with a token to pay with. For the requested asset, the row is disabled if the balance is
 * too low or unknown.
 */
export function OptionRow({ payment, option, chosen, onChoose }: OptionRowProps) {
  const text = usePayText()
  const { locale } = useLanguage()
  const { token, held, direct } = option
  const { symbol } = token
  const has =
    held !== undefined && text('pay.have', { amount: toShownAmount(held, token, { locale }) })
  const swapped = !direct && text('pay.swapped', { symbol: payment.asset.symbol })
  const isShort = direct && held !== undefined && held < payment.units
  return (
    <li>
      <ListItem
        aria-pressed={chosen}
        current={chosen}
        data-testid={`pay-option-${symbol}`}
        detail={[has, swapped].filter(Boolean).join(' · ')}
        disabled={isShort || (direct && held === undefined)}
        disabledReason={text('pay.short', { symbol })}
        image={<TokenImage token={token} />}
        label={<bdi>{token.name}</bdi>}
        onSelect={onChoose}
      />
    </li>
  )
}
