import type { LinkProvider } from '@latchkey/product-api'
import { Icon, SocialMark } from '@latchkey/ui'
import { Store } from '@lucide/icons'

/** The decorative logo of a provider, shown next to the provider's name. */
export function ProviderMark({ provider }: { readonly provider: LinkProvider }) {
  if (provider === 'discord') return <SocialMark name="discord" />
  return <Icon icon={Store} />
}
