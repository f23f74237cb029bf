import { fillIn } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import { disownAttempt, readAttempt } from '@latchkey/frame-api/endpoints'
import { Skeleton } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { toErrorText, useTask } from '../../tasks/useTask.ts'
import { Facts } from '../layout/Facts.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'

type Attempt = ResponseOf<typeof readAttempt>

export type DisownPageProps = {
  readonly services: Pick<PageServices, 'client'>
  /** Key of the mailed link, which stands in the URL's fragment: `<transactionId>.<secret>`. */
  readonly mailed: string
}

const title = messages.links.thisWasNotYou

/**
 * Page that rejects a login request which the owner did not make, and offers to end all sessions
 * (S-42). Opening the link alone ends nothing.
 */
export function DisownPage({ services: { client }, mailed }: DisownPageProps) {
  const [attempt, setAttempt] = useState<Attempt>()
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState<'this' | 'all'>()
  const [transactionId = '', secret = ''] = mailed.split('.')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    client.call(readAttempt, { transactionId, secret }, { signal }).then(setAttempt, (error) => {
      if (!signal.aborted) setProblem(toErrorText(error))
    })
    return () => leaving.abort()
  }, [client, transactionId, secret])

  const end = useTask(async (everywhere: boolean) => {
    await client.call(disownAttempt, { transactionId, secret, everywhere })
    setEnded(everywhere ? 'all' : 'this')
  })
  const endThis = { ...end, run: () => end.run(false) }
  const endAll = { ...end, run: () => end.run(true) }

  if (problem !== undefined) return <Page error={problem} title={title} />
  if (!attempt) {
    return (
      <Page title={title}>
        <Skeleton shape="row" />
      </Page>
    )
  }
  if (ended === 'all') {
    return <Page lead={messages.links.allYourDevicesAre} title={messages.links.ended} />
  }
  if (ended === 'this') {
    return (
      <Page error={end.error} lead={messages.links.requestHasEndedAnd} title={messages.links.ended}>
        <TaskButton task={endAll} variant="danger" wide>
          {messages.links.signOutAllMy}
        </TaskButton>
      </Page>
    )
  }
  return (
    <Page error={end.error} lead={messages.links.someoneAskedForThis} title={title}>
      <Facts
        facts={[
          [messages.links.site, attempt.origin],
          [messages.links.email, attempt.email],
          [messages.links.browser, attempt.browser],
          [messages.links.place, fillIn(messages.links.networkAddress, { place: attempt.place })],
          [messages.links.time, formatMoment(attempt.requestedAt)],
        ]}
      />
      <TaskButton size="large" task={endThis} variant="primary" wide>
        {messages.links.endRequest}
      </TaskButton>
    </Page>
  )
}
