import { Button } from '@latchkey/ui'
import { useState } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { wayBackLater } from '../../storage/storedValues.ts'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import { useLogin, useLoginActions } from './useLogin.ts'
import styles from './WayBackOffer.module.css'

/**
 * Explains after a login the risk of a wallet without recovery, and links to the page that sets up
 * recovery (S-35). A dismissed offer is not shown again for that wallet, but the first payment
 * prompts again. After a reload, the login card shows the same offer.
 */
export function WayBackOffer({ account }: { readonly account: AccountInUse }) {
  const { storage } = useApp()
  const messages = useMessages().login
  const { openWalletPage } = useLoginActions()
  const login = useLogin(account)
  const lacking = typeof login === 'object' && login.backedUp === false
  // Decided when the screen mounts, so that a late offer causes no layout shift.
  const [offered, setOffered] = useState(
    () => lacking && storage.read(wayBackLater) !== account.address,
  )
  if (!offered || !lacking) return null
  return (
    <Card title={messages.offerTitle}>
      <p className={styles['stakes']}>{messages.offerText}</p>
      <div className={styles['actions']}>
        <Button onClick={openWalletPage} variant="primary">
          {messages.offer}
        </Button>
        <Button
          onClick={() => {
            storage.write(wayBackLater, account.address)
            setOffered(false)
          }}
        >
          {messages.offerLater}
        </Button>
      </div>
    </Card>
  )
}
