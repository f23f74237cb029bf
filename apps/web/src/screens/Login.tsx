import { shortenAddress } from '@latchkey/core'
import { openModal, retrySignIn } from '@latchkey/kit'
import { screens } from '@latchkey/product-api'
import { ConnectButton, useAccount } from '@latchkey/react'
import { Button, Skeleton } from '@latchkey/ui'
import { Navigate, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { KeyBoard } from '../art/KeyBoard.tsx'
import { BannedNotice } from '../bans/BannedNotice.tsx'
import { useApp } from '../context/AppContext.ts'
import { useScreenAhead } from '../context/useScreenAhead.ts'
import { ClubPreview } from '../landing/ClubPreview.tsx'
import { LinkLogins } from '../links/LinkLogins.tsx'
import { useMessages } from '../messages/MessagesContext.ts'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { getReturnPath } from '../routing/paths.ts'
import { usePlayer } from '../session/usePlayer.ts'
import { useSession } from '../session/useSession.ts'
import styles from './Login.module.css'

/** The start page: introduces the product and offers the methods to log in. */
export default function Login() {
  const messages = useMessages()
  const { search } = useLocation()
  const { address, status } = useAccount()
  const { bans } = useApp()
  const ban = useStore(bans, (state) => state.ban)
  const session = useSession()
  const { loading } = usePlayer()
  const next = getReturnPath(search)
  // A user with a connected wallet still has to sign. The next screen loads in the meantime.
  useScreenAhead(next, address !== undefined)
  // Waits for the player's name, so that the next screen shows it immediately, or asks for one.
  if (session.status === 'member')
    return loading ? <PageSkeleton /> : <Navigate to={next} replace />
  if (ban) return <BannedNotice ban={ban} onLeave={() => bans.setState({ ban: undefined })} />
  // While a previous connection or session is being restored, no login is offered.
  const isReturning = status === undefined || status === 'reconnecting'
  const isPending = session.status === 'pending'
  // A wallet is connected or reconnecting, so the visitor is probably a member who will see the
  // next screen instead of this one.
  if (isPending && (address || status === 'reconnecting')) return <PageSkeleton />
  const isUnknown = address ? isPending : isReturning
  const returns = next !== screens.profile.path
  return (
    <div className={styles['screen']}>
      <title>{messages.brand}</title>
      <section className={styles['hero']}>
        <h1>{messages.login.title}</h1>
        <p className={styles['lead']}>{messages.login.lead}</p>
        <div className={styles['action']}>
          {isUnknown ? <ActionPlace /> : <Action address={address} />}
        </div>
        <LinkLogins returnTo={next} />
        <p className={styles['note']} role="status">
          {session.status === 'unreachable' && messages.login.serverLost}
          {session.status !== 'unreachable' && returns && messages.login.returning}
        </p>
      </section>
      <div className={styles['art']}>
        <KeyBoard ownSeed={address} />
      </div>
      <ClubPreview />
      <Steps />
    </div>
  )
}

function Action({ address }: { readonly address: string | undefined }) {
  const messages = useMessages().login
  const { kit } = useApp()
  const unreachable = useStore(kit.connection, (state) => state.signIn === 'unreachable')
  if (!address) return <ConnectButton label={messages.connect} />
  return (
    <>
      <Button
        variant="primary"
        size="large"
        onClick={() =>
          unreachable ? retrySignIn(kit) : openModal(kit, { view: 'SIWXSignMessage' })
        }
      >
        {messages.sign}
      </Button>
      <p>{messages.connectedAs(shortenAddress(address))}</p>
    </>
  )
}

/** A placeholder with the size of the login button that replaces it. */
function ActionPlace() {
  const { loading } = useMessages()
  return (
    <span aria-label={loading} className={styles['place']} role="status">
      <Skeleton shape="button" />
    </span>
  )
}

function Steps() {
  const messages = useMessages().login
  return (
    <section className={styles['steps']}>
      <h2>{messages.stepsTitle}</h2>
      <ol>
        {messages.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
