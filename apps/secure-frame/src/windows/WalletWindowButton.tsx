import { AlertBar, Button, ExternalIcon, Icon } from '@latchkey/ui'
import { useState } from 'react'
import { messages } from '../messages/messages.ts'

export type WalletWindowButtonProps = {
  readonly label: string
  /** Opens the window, usually `openWalletWindow`. Returns `false` if the browser blocked it. */
  readonly open: () => boolean
}

/**
 * Button in the frame that opens the wallet's own page. If the user opened that page directly, it
 * could not see the login, which the browser stores inside the app (decision 0017).
 */
export function WalletWindowButton({ label, open }: WalletWindowButtonProps) {
  const [blocked, setBlocked] = useState(false)
  return (
    <>
      {blocked && <AlertBar message={messages.page.browserBlockedWindowAllow} variant="warning" />}
      <Button
        onClick={() => setBlocked(!open())}
        trailing={<Icon directional icon={ExternalIcon} />}
        wide
      >
        {label}
      </Button>
    </>
  )
}
