import { ProfileSections } from '../profile/ProfileSections.tsx'
import styles from './Profile.module.css'

/** The profile screen: the player's account, points, items, balances and signed-in devices. */
export default function Profile() {
  return (
    <div className={styles['screen']}>
      <ProfileSections heading="h1" />
    </div>
  )
}
