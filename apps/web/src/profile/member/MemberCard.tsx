import { shortenAddress } from '@latchkey/core'
import { useAccount } from '@latchkey/react'
import { Skeleton, Tag } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { KeyDrawing } from '../../art/KeyDrawing.tsx'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { isFailing } from '../../product/isFailing.ts'
import { useSigningOut } from '../../session/useSigningOut.ts'
import { SignOutButton } from '../devices/SignOutButton.tsx'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import { AvatarForm } from './AvatarForm.tsx'
import { Greeting } from './Greeting.tsx'
import styles from './MemberCard.module.css'
import { NameRequest } from './NameRequest.tsx'
import { PlayerAvatar } from './PlayerAvatar.tsx'
import { PlayerName } from './PlayerName.tsx'
import { useAvatarChoice } from './useAvatarChoice.ts'
import { useKnownAtStart } from './useKnownAtStart.ts'

export type MemberCardProps = {
  readonly account: AccountInUse
  readonly heading: 'h1' | 'h2'
}

/** Card of the profile with the player's name, avatar, address and network. */
export function MemberCard({ account, heading }: MemberCardProps) {
  const messages = useMessages().profile
  const { address, network } = account
  return (
    <section className={styles['card']}>
      <Who address={address} heading={heading} />
      <dl className={styles['facts']}>
        <div className={styles['address']}>
          <dt>{messages.address}</dt>
          <dd>
            <code data-testid="profile-address">{address}</code>
            <CopyButton
              text={address}
              label={messages.copyAddress}
              copied={messages.addressCopied}
              failed={messages.copyFailed}
            />
          </dd>
        </div>
        <div>
          <dt>{messages.network}</dt>
          <dd>
            <span data-testid="profile-network">{network?.name ?? account.caipNetworkId}</span>
            {network?.testnet && <Tag>{messages.testnet}</Tag>}
          </dd>
        </div>
        <WalletFact />
      </dl>
      <div className={styles['out']}>
        <SignOutButton />
      </div>
      <KeyFigure seed={address} />
    </section>
  )
}

type WhoProps = Pick<MemberCardProps, 'heading'> & { readonly address: string }

/** The player's avatar and name, and a request for a name if the player has not chosen one. */
function Who({ address, heading }: WhoProps) {
  const formats = useFormats()
  const messages = useMessages().profile
  const { product } = useApp()
  const me = useQuery(product.queries.me, product.queryClient)
  const user = me.data?.user
  const { loginName, profileName, profileImage } = useIdentity(address)
  const name = user?.displayName ?? profileName ?? loginName
  const pending = user === undefined && !isFailing(me)
  const hasEmail = loginName?.includes('@') === true
  const isKnown = useKnownAtStart(user !== undefined)
  const choice = useAvatarChoice()
  return (
    <div className={styles['who']}>
      <PlayerAvatar user={user} image={profileImage} choice={choice} />
      <div>
        <Greeting createdAt={user?.createdAt} />
        <PlayerName
          heading={heading}
          chosen={user?.displayName ?? undefined}
          shown={pending ? undefined : (name ?? shortenAddress(address))}
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
        {isKnown && user?.displayName === null && hasEmail && <p>{messages.onlyYou}</p>}
        {isKnown && user && (
          <NameRequest user={user} known={hasEmail ? undefined : (loginName ?? profileName)} />
        )}
        {choice.choosing && user && <AvatarForm user={user} onDone={choice.end} />}
      </div>
    </div>
  )
}

function KeyFigure({ seed }: { readonly seed: string }) {
  const { keyCaption } = useMessages().profile
  return (
    <figure className={styles['key']}>
      <svg viewBox="-40 0 80 136" aria-hidden="true" focusable="false">
        <path className={styles['hook']} d="M0 2V12a6 6 0 0 0 12 0" />
        <KeyDrawing seed={seed} y={12} />
      </svg>
      <figcaption>{keyCaption}</figcaption>
    </figure>
  )
}

const nobody = { loginName: undefined, profileName: undefined, profileImage: undefined }

/**
 * Returns the registered name and image of the account. The blockchain API reports them only while
 * the account's wallet is connected.
 */
function useIdentity(address: string) {
  const wallet = useAccount({ namespace: 'eip155' })
  return wallet.address === address ? wallet : nobody
}

function WalletFact() {
  const { profile: messages, login } = useMessages()
  const { isConnected, status, connectedWalletInfo, embeddedWalletInfo } = useAccount()
  const signingOut = useSigningOut()
  const settled = status === 'connected' || status === 'disconnected'
  // A placeholder reserves the space while the wallet reconnects, because "none" would be wrong
  // then.
  if (!settled || (isConnected && !connectedWalletInfo)) {
    return (
      <div>
        <dt>{messages.wallet}</dt>
        <dd>
          <Skeleton shape="body" width={75} />
        </dd>
      </div>
    )
  }
  if (embeddedWalletInfo) {
    return (
      <div>
        <dt>{login.cardTitle}</dt>
        <dd>{login.providers[embeddedWalletInfo.authProvider]}</dd>
      </div>
    )
  }
  return (
    <div>
      <dt>{messages.wallet}</dt>
      <dd>
        {connectedWalletInfo?.name ?? (signingOut ? messages.signingOut : messages.walletMissing)}
      </dd>
    </div>
  )
}
