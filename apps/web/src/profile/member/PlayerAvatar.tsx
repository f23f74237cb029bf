import type { ResponseOf } from '@latchkey/product-api'
import type { getMe } from '@latchkey/product-api/endpoints'
import { Avatar, Image, Skeleton } from '@latchkey/ui'
import { toAvatarSeed } from '../../art/toAvatarSeed.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './PlayerAvatar.module.css'
import type { useAvatarChoice } from './useAvatarChoice.ts'

type User = ResponseOf<typeof getMe>['user']

export type PlayerAvatarProps = {
  readonly user: User | undefined
  /** Image that belongs to the account's name. Shown if the player has not chosen a drawing. */
  readonly image: string | undefined
  readonly choice: ReturnType<typeof useAvatarChoice>
}

/** The player's avatar, with a button that changes it. */
export function PlayerAvatar({ user, image, choice }: PlayerAvatarProps) {
  const { changeAvatar } = useMessages().profile
  if (!user) return <Skeleton shape="avatar" className={styles['place']} />
  const drawn = <Avatar seed={toAvatarSeed(user)} size={80} />
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={changeAvatar}
      title={changeAvatar}
      aria-expanded={choice.choosing}
      ref={choice.button}
      onClick={choice.toggle}
    >
      {image && !user.avatar ? (
        <Image fallback={drawn} shape="round" size={80} src={image} />
      ) : (
        drawn
      )}
    </button>
  )
}
