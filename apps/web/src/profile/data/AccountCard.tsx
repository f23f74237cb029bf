import { useMessages } from '../../messages/MessagesContext.ts'
import { useSession } from '../../session/useSession.ts'
import styles from './AccountCard.module.css'
import { DataCard } from './DataCard.tsx'

/**
 * Closed section of the profile with the player's data and the deletion of the account. It is open
 * if the player has requested the deletion.
 */
export function AccountCard() {
  const messages = useMessages().profile
  const session = useSession()
  const isLeaving = session.status === 'member' && session.session.deletionAt !== null
  return (
    <details className={styles['account']} open={isLeaving || undefined}>
      <summary>
        <h2>{messages.account}</h2>
        <span>{messages.accountText}</span>
      </summary>
      <DataCard />
    </details>
  )
}
