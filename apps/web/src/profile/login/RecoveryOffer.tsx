import { useHasValue } from '@latchkey/react/query'
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
 * Card that offers recovery once the wallet of a login holds something of value, and links to the
 * page that sets it up (S-35). Once dismissed, the card does not return for that wallet. The first
 * payment and the login card still offer recovery.
 */
export function RecoveryOffer({ account }: { readonly account: AccountInUse }) {
  const { storage } = useApp()
  const messages = useMessages().login
  const { openWalletPage } = useLoginActions()
  const login = useLogin(account)
  const missing = typeof login === 'object' && login.backedUp === false
  const { address, caipNetworkId } = account
  const hasValue = useHasValue({ address, caipNetworkId })
  const [postponed, setPostponed] = useState(() => storage.read(recoveryPostponed))
  if (!missing || !hasValue || postponed === address) return null
  return (
    <Card title={messages.offerTitle}>
      <p className={styles['stakes']}>{messages.offerText}</p>
      <div className={styles['actions']}>
        <Button onClick={openWalletPage} variant="primary">
          {messages.offer}
        </Button>
        <Button
          onClick={() => {
            storage.write(recoveryPostponed, address)
            setPostponed(address)
          }}
        >
          {messages.offerLater}
        </Button>
      </div>
    </Card>
  )
}
