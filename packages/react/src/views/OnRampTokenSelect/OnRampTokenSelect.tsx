import { closeModal } from '@latchkey/kit'
import { getTokenImageUrl } from '@latchkey/kit/buy'
import { EmptyState, Image, ListItem, Skeleton } from '@latchkey/ui'
import { useBuyChoice } from '../../buy/useBuy.ts'
import { LegalFooter } from '../../connect/LegalFooter.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useBuyText } from '../../messages/buys.ts'
import { List } from '../../parts/List.tsx'

/** Lists the tokens to buy. Selecting one navigates back. */
export function OnRampTokenSelect() {
  const { kit } = useKitContext()
  const text = useBuyText()
  const { options, optionsPending, chosen, change } = useBuyChoice()
  if (optionsPending) return <Skeleton shape="row" />
  const currencies = options?.purchaseCurrencies ?? []
  if (currencies.length === 0) return <EmptyState title={text('buy.noOptions')} />
  const choose = (purchaseId: string) => {
    change({ purchaseId })
    closeModal(kit)
  }
  return (
    <List>
      {currencies.map(({ id, name, symbol }) => (
        <li key={id}>
          <ListItem
            current={id === chosen.purchase?.id}
            data-testid={`onramp-token-${symbol}`}
            detail={<bdi>{symbol}</bdi>}
            image={<Image fallback={name} shape="round" src={getTokenImageUrl(kit, symbol)} />}
            label={<bdi>{name}</bdi>}
            onSelect={() => choose(id)}
          />
        </li>
      ))}
    </List>
  )
}

export function OnRampTokenSelectFooter() {
  return <LegalFooter />
}
