import { ExternalUrlError } from '@latchkey/core'
import { type BuyProvider, isSmartAccountInUse, track } from '@latchkey/kit'
import { buyUrlQuery } from '@latchkey/kit/buy'
import { Image, ListItem } from '@latchkey/ui'
import { openBuy } from '../../buy/openBuy.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useBuyText } from '../../messages/buys.ts'
import { NamespaceImages } from './NamespaceImages.tsx'

export type ProviderRowProps = { readonly provider: BuyProvider }

/**
 * A row with a provider, its fees and its namespaces. The URL of the provider's page loads in
 * advance, because the press itself must open the window. Without a URL the row is disabled. If the
 * URL failed to load, a press loads it again.
 */
export function ProviderRow({ provider }: ProviderRowProps) {
  const { kit } = useKitContext()
  const text = useBuyText()
  const { name, fees, imageUrl, namespaces } = provider
  const query = useKitQuery(buyUrlQuery(kit, provider))
  const { data: url, error, isFetching } = query
  const unreached = error !== null && !(error instanceof ExternalUrlError)
  const choose = () => {
    if (unreached) return void query.refetch()
    if (!url) return
    const isSmartAccount = isSmartAccountInUse(kit)
    track(kit, { event: 'SELECT_BUY_PROVIDER', properties: { provider: name, isSmartAccount } })
    const failed = !openBuy(kit, url)
    const data = { name, imageUrl, url, failed }
    kit.modal.send({ type: 'push', page: { view: 'BuyInProgress', data } })
  }
  return (
    <ListItem
      data-testid={`onramp-provider-${name}`}
      detail={unreached ? text('buy.unreached') : fees && text('buy.fees', { fees })}
      disabled={!url && !unreached && !isFetching}
      disabledReason={text('buy.notHere')}
      image={<Image fallback={name} src={imageUrl} />}
      label={<bdi>{name}</bdi>}
      onSelect={choose}
      pending={isFetching}
      tag={<NamespaceImages namespaces={namespaces} />}
    />
  )
}
