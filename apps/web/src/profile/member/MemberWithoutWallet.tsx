import { ConnectButton } from '@latchkey/react'
import { EmptyState } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { SignOutButton } from '../devices/SignOutButton.tsx'
import styles from './MemberCard.module.css'
import { PlayerHead } from './PlayerHead.tsx'

/**
 * Shows the identity of a player who logged in with a linked account and has no wallet: the
 * account's name and a button that connects a wallet.
 */
export function MemberWithoutWallet({ heading }: { readonly heading: 'h1' | 'h2' }) {
  const { profile: messages, login, screens } = useMessages()
  const { product } = useApp()
  const links = useQuery(product.queries.links, product.queryClient)
  const linkName = links.data?.links.find((link) => link.name)?.name ?? undefined
  return (
    <>
      <section className={styles['card']}>
        <PlayerHead heading={heading} otherName={linkName} fallback={screens.profile.title} />
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
