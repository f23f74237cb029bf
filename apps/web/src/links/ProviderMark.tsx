import type { LinkProvider } from '@latchkey/product-api'
import { Icon, SocialMark } from '@latchkey/ui'
import { Store } from '@lucide/icons'

/** The mark of a provider; the name beside it says which it is. */
export function ProviderMark({ provider }: { readonly provider: LinkProvider }) {
  if (provider === 'discord') return <SocialMark name="discord" />
  return <Icon icon={Store} />
}
