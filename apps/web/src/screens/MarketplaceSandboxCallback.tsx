import { Callback } from '../links/Callback.tsx'

/** Redirect target of the item marketplace's sandbox. */
export default function MarketplaceSandboxCallback() {
  return <Callback provider="marketplace-sandbox" />
}
