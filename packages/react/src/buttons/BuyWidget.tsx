import { isConnected, type OpenModalParameters } from '@latchkey/kit'
import { Button, Stack } from '@latchkey/ui'
import { useBuy } from '../buy/useBuy.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useThemeRoot } from '../hooks/appearance/useThemeRoot.ts'
import { useIntent } from '../hooks/modal/useIntent.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useBuyText } from '../messages/buys.ts'
import { AmountPresets } from '../parts/AmountPresets.tsx'
import { BuyAmountCard } from './BuyAmountCard.tsx'
import { BuyQuoteFacts } from './BuyQuoteFacts.tsx'
import styles from './BuyWidget.module.css'

/** Suggested amounts of money, one button each (kit-state §10.4). */
const presets = [100, 250, 500, 1_000]

export type BuyWidgetProps = { readonly disabled?: boolean | undefined }

/**
 * A form in the page with the amount of money, the token and a current quote. Its button opens the
 * list of providers, or Connect while no wallet is connected. If the blockchain API fails, the form
 * shows labelled sample figures and passes no order to the providers (K-BUY-02, K-BUY-03).
 */
export function BuyWidget({ disabled }: BuyWidgetProps) {
  const { kit, open } = useKitContext()
  const text = useBuyText()
  const intent = useIntent()
  const theme = useThemeRoot()
  const buy = useBuy()
  const connected = useKitFacts(() => isConnected(kit), false)
  const { options, order, gap, change, amount, chosen } = buy
  const openPage = (page: OpenModalParameters) => {
    change({ asked: order && !options?.fallback ? order : undefined })
    open(page)
  }
  return (
    <section
      {...intent}
      {...theme}
      aria-label={text('buy.widget')}
      className={`${theme.className} ${styles['root']}`}
      data-testid="w3m-onramp-widget"
    >
      <Stack gap={12}>
        <BuyAmountCard buy={buy} disabled={disabled} />
        <AmountPresets
          amounts={presets}
          chosen={amount}
          currency={chosen.payment?.id ?? 'USD'}
          label={text('buy.presets')}
          onChoose={(next) => change({ amount: next })}
        />
        <BuyQuoteFacts buy={buy} />
        <Button
          data-testid="onramp-widget-button"
          disabled={disabled || (connected && (gap !== undefined || !chosen.purchase))}
          onClick={() => openPage({ view: connected ? 'OnRampProviders' : 'Connect' })}
          size="large"
          variant="primary"
          wide
        >
          {text(connected ? 'buy.getQuotes' : 'buy.connect')}
        </Button>
      </Stack>
    </section>
  )
}
