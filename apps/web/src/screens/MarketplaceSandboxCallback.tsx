import { Callback } from '../links/Callback.tsx'

/** Return from the sandbox of the item marketplace. */
export default function MarketplaceSandboxCallback() {
  return <Callback provider="marketplace-sandbox" />
}
