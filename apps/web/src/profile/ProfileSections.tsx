import { LinksCard } from '../links/LinksCard.tsx'
import { AccountCard } from './data/AccountCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { ItemsCard } from './items/ItemsCard.tsx'
import { LoginCard } from './login/LoginCard.tsx'
import { RecoveryOffer } from './login/RecoveryOffer.tsx'
import { MemberCard } from './member/MemberCard.tsx'
import { MemberWithoutWallet } from './member/MemberWithoutWallet.tsx'
import styles from './ProfileSections.module.css'
import { PointsCard } from './points/PointsCard.tsx'
import { AddressesCard } from './wallet/AddressesCard.tsx'
import { BalanceCard } from './wallet/BalanceCard.tsx'
import { useAccountInUse } from './wallet/useAccountInUse.ts'

export type ProfileSectionsProps = {
  /** Heading level of the player's name: `h1`, or `h2` below another heading. */
  readonly heading: 'h1' | 'h2'
}

/** All sections of the profile: rank and points, items, balance, devices, and the account's data. */
export function ProfileSections({ heading }: ProfileSectionsProps) {
  const account = useAccountInUse()
  const rank = (
    <div className={styles['column']}>
      <PointsCard />
    </div>
  )
  if (!account)
    return (
      <>
        <MemberWithoutWallet heading={heading} />
        <div className={styles['columns']}>
          {rank}
          <div className={styles['column']}>
            <ItemsCard />
            <LinksCard />
          </div>
        </div>
        <DevicesCard />
        <AccountCard />
      </>
    )
  return (
    <>
      <MemberCard account={account} heading={heading} />
      <div className={styles['columns']}>
        {rank}
        <div className={styles['column']}>
          <ItemsCard />
          <BalanceCard account={account} />
          <RecoveryOffer account={account} />
        </div>
      </div>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <DevicesCard account={account} />
          <AddressesCard />
        </div>
        <div className={styles['column']}>
          <LoginCard account={account} />
          <LinksCard />
        </div>
      </div>
      <AccountCard />
    </>
  )
}
