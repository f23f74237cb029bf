import { LinksCard } from '../links/LinksCard.tsx'
import { AddressesCard } from './AddressesCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { DataCard } from './DataCard.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { LoginCard } from './LoginCard.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberWithoutWallet } from './MemberWithoutWallet.tsx'
import { PointsCard } from './PointsCard.tsx'
import styles from './ProfileSections.module.css'
import { useAccountInUse } from './useAccountInUse.ts'
import { WayBackOffer } from './WayBackOffer.tsx'

export type ProfileSectionsProps = {
  /** Of the player's name: the first of the page, or below one that stands above. */
  readonly heading: 'h1' | 'h2'
}

/** All parts of a profile: who the player is, what they hold, where they are signed in. */
export function ProfileSections({ heading }: ProfileSectionsProps) {
  const account = useAccountInUse()
  if (!account)
    return (
      <>
        <MemberWithoutWallet heading={heading} />
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
    )
  return (
    <>
      <WayBackOffer account={account} />
      <MemberCard account={account} heading={heading} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <BalanceCard account={account} />
          <PointsCard />
          <AddressesCard />
        </div>
        <div className={styles['column']}>
          <DevicesCard />
          <LoginCard account={account} />
          <LinksCard />
          <DataCard />
        </div>
      </div>
    </>
  )
}
