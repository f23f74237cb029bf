import { Button } from '@latchkey/ui'
import { useState } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { recoveryPostponed } from '../../storage/storedValues.ts'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import styles from './RecoveryOffer.module.css'
import { useLogin, useLoginActions } from './useLogin.ts'

/**
 * Banner that warns after a login that a wallet without recovery can be lost, and links to the page
 * that sets up recovery (S-35). Once dismissed, the warning does not return for that wallet. The
 * first payment and the login card still offer recovery.
 */
export function RecoveryOffer({ account }: { readonly account: AccountInUse }) {
  const { storage } = useApp()
  const messages = useMessages().login
  const { openWalletPage } = useLoginActions()
  const login = useLogin(account)
  const missing = typeof login === 'object' && login.backedUp === false
  // Decided once on mount, because a warning that appears later would shift the layout.
  const [offered, setOffered] = useState(
    () => missing && storage.read(recoveryPostponed) !== account.address,
  )
  if (!offered || !missing) return null
  return (
    <Card title={messages.offerTitle}>
      <p className={styles['stakes']}>{messages.offerText}</p>
      <div className={styles['actions']}>
        <Button onClick={openWalletPage} variant="primary">
          {messages.offer}
        </Button>
        <Button
          onClick={() => {
            storage.write(recoveryPostponed, account.address)
            setOffered(false)
          }}
        >
          {messages.offerLater}
        </Button>
      </div>
    </Card>
  )
}
