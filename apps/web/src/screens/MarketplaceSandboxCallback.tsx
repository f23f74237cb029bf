import { Callback } from '../links/Callback.tsx'

/** The page to which the sandbox of the item marketplace redirects after its login. */
export default function MarketplaceSandboxCallback() {
  return <Callback provider="marketplace-sandbox" />
}
