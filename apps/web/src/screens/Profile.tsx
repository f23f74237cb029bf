import { Button, DisconnectIcon, Icon } from '@latchkey/ui'
import { useMessages } from '../messages/MessagesContext.ts'
import { useSignOut } from '../profile/devices/useSignOut.ts'
import { ProfileSections } from '../profile/ProfileSections.tsx'
import styles from './Profile.module.css'

/** The profile screen: the player's account, balances and signed-in devices. */
export default function Profile() {
  const messages = useMessages().sessions
  const signOut = useSignOut()
  return (
    <div className={styles['screen']}>
      <ProfileSections heading="h1" />
      <div className={styles['end']}>
        <Button
          variant="ghost"
          icon={<Icon icon={DisconnectIcon} />}
          pending={signOut.pending}
          onClick={signOut.ask}
        >
          {messages.signOut}
        </Button>
      </div>
    </div>
  )
}
