import { Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { isFailing } from '../../product/isFailing.ts'
import { AvatarForm } from './AvatarForm.tsx'
import { Greeting } from './Greeting.tsx'
import styles from './MemberCard.module.css'
import { NameRequest } from './NameRequest.tsx'
import { PlayerAvatar } from './PlayerAvatar.tsx'
import { PlayerName } from './PlayerName.tsx'
import { useAvatarChoice } from './useAvatarChoice.ts'
import { useKnownAtStart } from './useKnownAtStart.ts'

export type PlayerHeadProps = {
  readonly heading: 'h1' | 'h2'
  /** Name of the player elsewhere, which is shown until the player has chosen one. */
  readonly otherName: string | undefined
  /** Text in place of a player who has no name at all. */
  readonly fallback: string
  /** Whether `otherName` is an email address, which nobody else sees and no form suggests. */
  readonly isPrivate?: boolean
  /** Image of the player elsewhere. */
  readonly image?: string | undefined
}

/** The player's avatar and name, and a request for a name if the player has not chosen one. */
export function PlayerHead(props: PlayerHeadProps) {
  const { heading, otherName, fallback, isPrivate = false, image } = props
  const formats = useFormats()
  const messages = useMessages().profile
  const { product } = useApp()
  const me = useQuery(product.queries.me, product.queryClient)
  const user = me.data?.user
  const isKnown = useKnownAtStart(user !== undefined)
  const choice = useAvatarChoice()
  const name = user?.displayName ?? otherName
  const pending = user === undefined && !isFailing(me)
  return (
    <div className={styles['who']}>
      <PlayerAvatar user={user} image={image} choice={choice} />
      <div>
        <Greeting createdAt={user?.createdAt} />
        <PlayerName
          heading={heading}
          chosen={user?.displayName ?? undefined}
          shown={pending ? undefined : (name ?? fallback)}
          title={pending ? undefined : name}
          changeable={user !== undefined}
        />
        <p>
          {user ? (
            messages.memberSince(formats.day(user.createdAt))
          ) : (
            <Skeleton shape="small" width={50} />
          )}
        </p>
        {isKnown && user?.displayName === null && isPrivate && <p>{messages.onlyYou}</p>}
        {isKnown && user && <NameRequest user={user} known={isPrivate ? undefined : otherName} />}
        {choice.choosing && user && <AvatarForm user={user} onDone={choice.end} />}
      </div>
    </div>
  )
}
