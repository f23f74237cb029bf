import { AccountButton, ConnectButton, useAccount, useKitState } from '@latchkey/react'
import { Skeleton } from '@latchkey/ui'
import { Link } from 'react-router'
import { useMessages } from '../messages/MessagesContext.ts'
import { paths } from '../routing/paths.ts'
import { useSession } from '../session/useSession.ts'
import styles from './Header.module.css'
import { useNarrow } from './useNarrow.ts'
import { Wordmark } from './Wordmark.tsx'

/** The top of every screen. The account button is always at its end. */
export function Header() {
  const messages = useMessages()
  return (
    <header className={styles['header']}>
      <Link to={paths.login} aria-label={messages.navigation.home} className={styles['home']}>
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
  if (isConnected) return <AccountButton balance={narrow ? 'hide' : 'show'} />
  // What was connected before may be on its way back, unless a person is connecting something now.
  const returning = status !== 'disconnected'
  if (returning && !choosing) return <AccountPlace />
  if (session.status === 'member') return <ConnectButton label={messages.reconnect} />
  return null
}

/** Holds the place of the account button, so that nobody is told to connect what comes by itself. */
function AccountPlace() {
  const { loading } = useMessages()
  return (
    <span
      aria-label={loading}
      className={styles['place']}
      data-testid="account-place"
      role="status"
    >
      <Skeleton shape="button" />
    </span>
  )
}
