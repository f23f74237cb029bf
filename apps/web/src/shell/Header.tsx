import { AccountButton, ConnectButton, useAccount } from '@latchkey/react'
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
  const { isConnected } = useAccount()
  const session = useSession()
  const narrow = useNarrow()
  if (isConnected) return <AccountButton balance={narrow ? 'hide' : 'show'} />
  if (session.status === 'member') return <ConnectButton label={messages.reconnect} />
  return null
}
