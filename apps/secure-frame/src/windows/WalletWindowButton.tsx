import { AlertBar, Button, ExternalIcon, Icon } from '@latchkey/ui'
import { useState } from 'react'
import { messages } from '../messages/messages.ts'

export type WalletWindowButtonProps = {
  readonly label: string
  /** `openWalletWindow`. */
  readonly open: () => boolean
}

/** Leads from the frame to the wallet's own page, where the browser keeps the login inside the app (decision 0017). */
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
