import { shortenAddress } from '@latchkey/core'
import { useAccount } from '@latchkey/react'
import { Skeleton, Tag } from '@latchkey/ui'
import { KeyDrawing } from '../../art/KeyDrawing.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { useSigningOut } from '../../session/useSigningOut.ts'
import { SignOutButton } from '../devices/SignOutButton.tsx'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import styles from './MemberCard.module.css'
import { PlayerHead } from './PlayerHead.tsx'

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

/** The player's head with the names that the account has elsewhere. */
function Who({ address, heading }: WhoProps) {
  const { loginName, profileName, profileImage } = useIdentity(address)
  const otherName = profileName ?? loginName
  return (
    <PlayerHead
      heading={heading}
      otherName={otherName}
      fallback={shortenAddress(address)}
      isPrivate={otherName === loginName && loginName?.includes('@') === true}
      image={profileImage}
    />
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
