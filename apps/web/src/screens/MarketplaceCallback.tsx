import { useLocation } from 'react-router'
import { Callback } from '../links/Callback.tsx'
import { paths } from '../routing/paths.ts'

/** Return from the item marketplace, or from its sandbox. */
export default function MarketplaceCallback() {
  const isSandbox = useLocation().pathname === paths.marketplaceSandboxCallback
  return <Callback provider={isSandbox ? 'marketplace-sandbox' : 'marketplace'} />
}
