import { cancelRelease } from '@latchkey/frame-api/endpoints'
import { useState } from 'react'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { useTask } from '../../tasks/useTask.ts'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'

export type CancelPageProps = {
  readonly services: Pick<PageServices, 'client'>
  /** Of the mailed link. */
  readonly token: string
}

/** Ends a recovery by the operator (S-26); asks first, since a mail program may open links by itself (S-42). */
export function CancelPage({ services: { client }, token }: CancelPageProps) {
  const [done, setDone] = useState(false)
  const cancel = useTask(async () => {
    await client.call(cancelRelease, { token })
    setDone(true)
  })
  if (done) {
    return (
      <Page
        lead="The operator’s copy of your wallet is not released. If you did not ask for it, somebody can read your mail or has signed in as you: look at your wallet’s devices in the app."
        title="Cancelled"
      />
    )
  }
  return (
    <Page
      error={cancel.error}
      lead="A browser waits for the operator’s copy of your wallet. If that was not you, cancel it: nothing is released then."
      title="Cancel the recovery"
    >
      <TaskButton task={cancel} size="large" variant="primary" wide>
        Cancel the recovery
      </TaskButton>
    </Page>
  )
}
