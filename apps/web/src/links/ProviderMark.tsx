import type { LinkProvider } from '@latchkey/product-api'
import { SocialMark } from '@latchkey/ui'
import { Store } from 'lucide-react'

/** The mark of a provider; the name beside it says which it is. */
export function ProviderMark({ provider }: { readonly provider: LinkProvider }) {
  if (provider === 'discord') return <SocialMark name="discord" />
  return <Store size={20} strokeWidth={1.5} aria-hidden="true" />
}
