import { useLocation } from 'react-router'
import { useMessages } from '../messages/MessagesContext.ts'
import { paths } from '../routing/paths.ts'
import { Callback } from './Callback.tsx'

/** Return from the item marketplace, or from its sandbox. */
export default function MarketplaceCallback() {
  const messages = useMessages().callback
  const sandbox = useLocation().pathname === paths.marketplaceSandboxCallback
  return <Callback text={messages.marketplace} detail={sandbox ? messages.sandbox : undefined} />
}
