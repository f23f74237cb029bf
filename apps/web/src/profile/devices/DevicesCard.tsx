import { Button, EmptyState, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { isFailing } from '../../product/isFailing.ts'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import { DeviceRow, type DeviceSession } from './DeviceRow.tsx'
import styles from './DevicesCard.module.css'
import { useRevocations } from './useRevocations.ts'
import { WalletRows } from './WalletRows.tsx'

const mostShown = 3

/**
 * Returns the sessions that the card shows before the player expands it. The session of this device
 * comes first, so that it is always shown.
 */
function toFew(sessions: readonly DeviceSession[]): readonly DeviceSession[] {
  const first = [...sessions].sort((one, two) => Number(two.current) - Number(one.current))
  return first.slice(0, mostShown)
}

export type DevicesCardProps = {
  /** The account that the profile shows. `undefined` for a player without a wallet. */
  readonly account?: AccountInUse | undefined
}

/**
 * Lists the devices that are signed in, each with a sign-out button. Below them, an embedded wallet
 * has its recovery and the page with its devices.
 */
export function DevicesCard({ account }: DevicesCardProps) {
  const messages = useMessages().sessions
  const { product } = useApp()
  const sessions = useQuery(product.queries.sessions, product.queryClient)
  const list = sessions.data?.sessions
  const failing = isFailing(sessions)
  return (
    <Card title={messages.title}>
      {!list && !failing && <Loading />}
      {failing && (
        <EmptyState
          title={messages.failedTitle}
          detail={messages.failedText}
          action={
            <Button pending={sessions.isFetching} onClick={() => sessions.refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      )}
      {list && <Devices sessions={list} />}
      {account && <WalletRows account={account} />}
    </Card>
  )
}

function Loading() {
  const { loading } = useMessages()
  return (
    <div role="status" aria-label={loading} className={styles['waiting']}>
      <Skeleton shape="row" />
    </div>
  )
}

function Devices({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const formats = useFormats()
  const { sessions: messages, showAll } = useMessages()
  const [all, setAll] = useState(false)
  const { confirmPopup } = useApp()
  const { one, others } = useRevocations()
  const shown = all || sessions.length <= mostShown ? sessions : toFew(sessions)
  const alone = sessions.every((session) => session.current)
  const askOne = async ({ id, browser }: DeviceSession) => {
    const { title, message } = messages.confirmOne
    const question = { title, message: message(browser), yes: messages.signOut }
    if (await confirmPopup.ask({ ...question, tone: 'danger' })) one.mutate(id)
  }
  const askOthers = async () => {
    const question = { ...messages.confirmOthers, yes: messages.signOut }
    if (await confirmPopup.ask({ ...question, tone: 'danger' })) others.mutate()
  }
  return (
    <>
      <ul className={styles['list']}>
        {shown.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            pending={one.isPending && one.variables === session.id}
            onRevoke={() => askOne(session)}
          />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button onClick={() => setAll(true)} variant="ghost" wide>
          {showAll(formats.count(sessions.length))}
        </Button>
      )}
      {alone ? (
        <p className={styles['none']}>{messages.none}</p>
      ) : (
        <div className={styles['others']}>
          <Button pending={others.isPending} onClick={askOthers}>
            {messages.signOutOthers}
          </Button>
        </div>
      )}
    </>
  )
}
