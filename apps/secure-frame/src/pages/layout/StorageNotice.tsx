import type { Wallet } from '@latchkey/frame-api'
import { AlertBar } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import type { PageServices } from '../services/PageServices.ts'

export type StorageNoticeProps = {
  readonly services: Pick<PageServices, 'keepStorage'>
  readonly wallet: Wallet
}

/** Warns that the browser may delete a wallet without a recovery method (S-33). */
export function StorageNotice({ services, wallet }: StorageNoticeProps) {
  const [kept, setKept] = useState(true)
  useEffect(() => {
    services.keepStorage().then(setKept, () => setKept(false))
  }, [services])
  const hasRecovery = wallet.backedUp || wallet.passkeys.length > 0
  if (kept || hasRecovery) return null
  return (
    <AlertBar
      detail={messages.page.addPasskeyOrWrite}
      message={messages.page.thisBrowserMayDelete}
      variant="warning"
    />
  )
}
