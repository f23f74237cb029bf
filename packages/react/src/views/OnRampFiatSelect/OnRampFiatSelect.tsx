import { closeModal } from '@latchkey/kit'
import { getCurrencyImageUrl } from '@latchkey/kit/buy'
import { EmptyState, Image, ListItem, Skeleton } from '@latchkey/ui'
import { toCurrencyName } from '../../buy/toMoneyText.ts'
import { useBuyChoice } from '../../buy/useBuy.ts'
import { LegalFooter } from '../../connect/LegalFooter.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useBuyText } from '../../messages/buys.ts'
import { List } from '../../parts/List.tsx'

/** Lists the currencies to pay with. Selecting one navigates back. */
export function OnRampFiatSelect() {
  const { kit } = useKitContext()
  const text = useBuyText()
  const { locale } = useLanguage()
  const { options, optionsPending, chosen, change } = useBuyChoice()
  if (optionsPending) return <Skeleton shape="row" />
  const currencies = options?.paymentCurrencies ?? []
  if (currencies.length === 0) return <EmptyState title={text('buy.noOptions')} />
  const choose = (paymentId: string) => {
    change({ paymentId })
    closeModal(kit)
  }
  return (
    <List>
      {currencies.map(({ id }) => (
        <li key={id}>
          <ListItem
            current={id === chosen.payment?.id}
            data-testid={`onramp-currency-${id}`}
            detail={<bdi>{id}</bdi>}
            image={<Image fallback={id} shape="round" src={getCurrencyImageUrl(kit, id)} />}
            label={toCurrencyName(id, locale)}
            onSelect={() => choose(id)}
          />
        </li>
      ))}
    </List>
  )
}

export function OnRampFiatSelectFooter() {
  return <LegalFooter />
}
