import { cancelRelease } from '@latchkey/frame-api/endpoints'
import { useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { useTask } from '../../tasks/useTask.ts'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'

export type CancelPageProps = {
  readonly services: Pick<PageServices, 'client'>
  /** Token of the mailed link, which the page posts to cancel the recovery. */
  readonly token: string
}

/**
 * Page that cancels a recovery with the operator's copy (S-26). Cancels only after a click, because
 * mail programs may open links automatically (S-42).
 */
export function CancelPage({ services: { client }, token }: CancelPageProps) {
  const [done, setDone] = useState(false)
  const cancel = useTask(async () => {
    await client.call(cancelRelease, { token })
    setDone(true)
  })
  if (done) {
    return <Page lead={messages.links.operatorsCopyOfYour} title={messages.links.cancelled} />
  }
  return (
    <Page
      error={cancel.error}
      lead={messages.links.browserWaitsForOperators}
      title={messages.links.cancelRecovery}
    >
      <TaskButton task={cancel} size="large" variant="primary" wide>
        {messages.links.cancelRecovery}
      </TaskButton>
    </Page>
  )
}
