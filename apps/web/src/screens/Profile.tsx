import { Button, DisconnectIcon, Icon } from '@latchkey/ui'
import { LinksCard } from '../links/LinksCard.tsx'
import { useMessages } from '../messages/MessagesContext.ts'
import { BalanceCard } from '../profile/BalanceCard.tsx'
import { DataCard } from '../profile/DataCard.tsx'
import { DevicesCard } from '../profile/DevicesCard.tsx'
import { LoginCard } from '../profile/LoginCard.tsx'
import { MemberCard } from '../profile/MemberCard.tsx'
import { MemberWithoutWallet } from '../profile/MemberWithoutWallet.tsx'
import { PointsCard } from '../profile/PointsCard.tsx'
import { useAccountInUse } from '../profile/useAccountInUse.ts'
import { useSignOut } from '../profile/useSignOut.ts'
import { WayBackOffer } from '../profile/WayBackOffer.tsx'
import styles from './Profile.module.css'

/** The player's own page: who they are, what they hold, where they are signed in. */
export default function Profile() {
  const messages = useMessages()
  const account = useAccountInUse()
  const signOut = useSignOut()
  return (
    <div className={styles['screen']}>
      <title>{`${messages.profile.title} · ${messages.brand}`}</title>
      {account ? (
        <>
          <WayBackOffer account={account} />
          <MemberCard account={account} />
          <div className={styles['columns']}>
            <div className={styles['column']}>
              <BalanceCard account={account} />
              <PointsCard />
            </div>
            <div className={styles['column']}>
              <DevicesCard />
              <LoginCard account={account} />
              <LinksCard />
              <DataCard />
            </div>
          </div>
        </>
      ) : (
        <>
          <MemberWithoutWallet />
          <div className={styles['columns']}>
            <div className={styles['column']}>
              <LinksCard />
              <PointsCard />
            </div>
            <div className={styles['column']}>
              <DevicesCard />
              <DataCard />
            </div>
          </div>
        </>
      )}
      <div className={styles['end']}>
        <Button
          variant="ghost"
          icon={<Icon icon={DisconnectIcon} />}
          pending={signOut.pending}
          onClick={signOut.ask}
        >
          {messages.sessions.signOut}
        </Button>
      </div>
    </div>
  )
}
