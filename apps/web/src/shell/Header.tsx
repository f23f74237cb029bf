import { screens } from '@latchkey/product-api'
import {
  AccountButton,
  AccountPlace,
  ConnectButton,
  useAccount,
  useKitState,
} from '@latchkey/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../messages/MessagesContext.ts'
import { Wordmark } from '../parts/Wordmark.tsx'
import { usePlayer } from '../session/usePlayer.ts'
import { useSession } from '../session/useSession.ts'
import styles from './Header.module.css'
import { useNarrow } from './useNarrow.ts'

/** Header of every screen, with the account button at its end. */
export function Header() {
  const messages = useMessages()
  return (
    <header className={styles['header']}>
      <Link
        to={screens.login.path}
        aria-label={messages.navigation.home}
        className={styles['home']}
      >
        <Wordmark />
      </Link>
      <HeaderAccount />
    </header>
  )
}

function HeaderAccount() {
  const messages = useMessages().login
  const { isConnected, status } = useAccount()
  const { open: choosing } = useKitState()
  const session = useSession()
  const narrow = useNarrow()
  const balance = narrow ? 'hide' : 'show'
  const { loading } = usePlayer()
  const [named, setNamed] = useState(false)
  // Waits for the player's name, so that the address does not flash before it. A button that is
  // shown already stays, because it may have the focus.
  if (isConnected && !loading && !named) setNamed(true)
  if (isConnected && (named || !loading)) return <AccountButton balance={balance} />
  if (isConnected) return <AccountPlace balance={balance} />
  // While the kit restores a previous connection, the button stays a placeholder. That is not the
  // case if the user is connecting a wallet now.
  const returning = status !== 'disconnected'
  if (returning && !choosing) return <AccountPlace balance={balance} />
  if (session.status === 'member') return <ConnectButton label={messages.reconnect} />
  return null
}
