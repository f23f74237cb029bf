import { Callback } from '../links/Callback.tsx'

/** Redirect target of the item marketplace. */
export default function MarketplaceCallback() {
  return <Callback provider="marketplace" />
}
