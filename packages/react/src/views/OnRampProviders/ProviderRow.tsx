import type { BuyProvider } from '@latchkey/kit'
import { Image, ListItem } from '@latchkey/ui'
import { useBuyFrom } from '../../buy/useBuyFrom.ts'
import { useBuyText } from '../../messages/buys.ts'
import { NamespaceImages } from './NamespaceImages.tsx'

export type ProviderRowProps = { readonly provider: BuyProvider }

/** A row with a provider, its fees and its namespaces. Without a URL the row is disabled. */
export function ProviderRow({ provider }: ProviderRowProps) {
  const text = useBuyText()
  const { name, fees, imageUrl, namespaces } = provider
  const page = useBuyFrom(provider)
  return (
    <ListItem
      data-testid={`onramp-provider-${name}`}
      detail={page.isUnreached ? text('buy.unreached') : fees && text('buy.fees', { fees })}
      disabled={page.isMissing}
      disabledReason={text('buy.notHere')}
      image={<Image fallback={name} src={imageUrl} />}
      label={<bdi>{name}</bdi>}
      onSelect={page.open}
      pending={page.isLoading}
      tag={<NamespaceImages namespaces={namespaces} />}
    />
  )
}
