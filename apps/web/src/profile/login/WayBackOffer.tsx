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
 * Says to whoever comes straight from a login what is at stake without a way back, and leads to the page that makes one
 * (S-35). Put off, it is not said again for that wallet: the first payment asks. Whoever reloads finds the same in the
 * card of the login.
 */
export function WayBackOffer({ account }: { readonly account: AccountInUse }) {
  const { storage } = useApp()
  const messages = useMessages().login
  const { openWalletPage } = useLoginActions()
  const login = useLogin(account)
  const lacking = typeof login === 'object' && login.backedUp === false
  // As it is when the screen comes up: nothing of it is pushed down later.
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
