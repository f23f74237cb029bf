import { LinksCard } from '../links/LinksCard.tsx'
import { DataCard } from './data/DataCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
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

/** All sections of the profile: account, balances and signed-in devices. */
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
      <MemberCard account={account} heading={heading} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <BalanceCard account={account} />
          <RecoveryOffer account={account} />
          <PointsCard />
          <AddressesCard />
        </div>
        <div className={styles['column']}>
          <DevicesCard account={account} />
          <LoginCard account={account} />
          <LinksCard />
          <DataCard />
        </div>
      </div>
    </>
  )
}
