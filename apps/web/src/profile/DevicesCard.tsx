import { Button, EmptyState, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Card } from './Card.tsx'
import { DeviceRow, type DeviceSession } from './DeviceRow.tsx'
import styles from './DevicesCard.module.css'
import { useRevocations } from './useRevocations.ts'

/** Where the player is signed in, with a way to end each of them. */
export function DevicesCard() {
  const messages = useMessages().sessions
  const { product } = useApp()
  const sessions = useQuery(product.queries.sessions, product.queryClient)
  const list = sessions.data?.sessions
  return (
    <Card title={messages.title}>
      {sessions.isPending && <Loading />}
      {sessions.isError && !list && (
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
    </Card>
  )
}

function Loading() {
  const { loading } = useMessages()
  return (
    <div role="status" aria-label={loading}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

function Devices({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const messages = useMessages().sessions
  const { confirmPopup } = useApp()
  const { one, others } = useRevocations()
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
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            pending={one.isPending && one.variables === session.id}
            onRevoke={() => askOne(session)}
          />
        ))}
      </ul>
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
