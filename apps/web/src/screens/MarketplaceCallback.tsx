import { Callback } from '../links/Callback.tsx'

/** Return from the item marketplace. */
export default function MarketplaceCallback() {
  return <Callback provider="marketplace" />
}
