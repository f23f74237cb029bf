import { ConnectButton } from '@latchkey/react'
import { EmptyState, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { isFailing } from '../../product/isFailing.ts'
import { SignOutButton } from '../devices/SignOutButton.tsx'
import { AvatarForm } from './AvatarForm.tsx'
import { Greeting } from './Greeting.tsx'
import styles from './MemberCard.module.css'
import { NameRequest } from './NameRequest.tsx'
import { PlayerAvatar } from './PlayerAvatar.tsx'
import { PlayerName } from './PlayerName.tsx'
import { useAvatarChoice } from './useAvatarChoice.ts'
import { useKnownAtStart } from './useKnownAtStart.ts'

/**
 * Shows the identity of a player who logged in with a linked account and has no wallet: the
 * account's name and a button that connects a wallet.
 */
export function MemberWithoutWallet({ heading }: { readonly heading: 'h1' | 'h2' }) {
  const formats = useFormats()
  const { profile: messages, login, screens } = useMessages()
  const { product } = useApp()
  const me = useQuery(product.queries.me, product.queryClient)
  const links = useQuery(product.queries.links, product.queryClient)
  const user = me.data?.user
  const isKnown = useKnownAtStart(user !== undefined)
  const choice = useAvatarChoice()
  const linkName = links.data?.links.find((link) => link.name)?.name
  const pending = user === undefined && !isFailing(me)
  const name = user?.displayName ?? linkName ?? screens.profile.title
  return (
    <>
      <section className={styles['card']}>
        <div className={styles['who']}>
          <PlayerAvatar user={user} image={undefined} choice={choice} />
          <div>
            <Greeting createdAt={user?.createdAt} />
            <PlayerName
              heading={heading}
              chosen={user?.displayName ?? undefined}
              shown={pending ? undefined : name}
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
            {isKnown && user && <NameRequest user={user} known={linkName ?? undefined} />}
            {choice.choosing && user && <AvatarForm user={user} onDone={choice.end} />}
          </div>
        </div>
        <div className={styles['out']}>
          <SignOutButton />
        </div>
      </section>
      <Card title={messages.wallet}>
        <EmptyState
          title={messages.noWalletTitle}
          detail={messages.noWallet}
          action={<ConnectButton label={login.reconnect} />}
        />
      </Card>
    </>
  )
}
