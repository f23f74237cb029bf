import { Callback } from '../links/Callback.tsx'

/** The page to which the item marketplace redirects after its login. */
export default function MarketplaceCallback() {
  return <Callback provider="marketplace" />
}
