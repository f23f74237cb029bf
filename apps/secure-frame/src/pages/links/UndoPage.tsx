import { formatMoment } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import type { WalletChange } from '@latchkey/frame-api'
import { readWalletUndo, undoWalletChange } from '@latchkey/frame-api/endpoints'
import { Skeleton } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { toChangeTexts } from '../../approvals/changeTexts.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { toErrorText, useTask } from '../../tasks/useTask.ts'
import { Facts } from '../layout/Facts.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'

export type UndoPageProps = {
  readonly services: Pick<PageServices, 'client'>
  /** Of the mailed link. */
  readonly token: string
}

type Undone = ResponseOf<typeof undoWalletChange>

const title = 'Undo a change of your wallet'

/**
 * Stops or takes back what a mail has told of (S-36); asks first, since a mail program may open links by itself (S-42).
 */
export function UndoPage({ services: { client }, token }: UndoPageProps) {
  const [change, setChange] = useState<WalletChange>()
  const [problem, setProblem] = useState<string>()
  const [undone, setUndone] = useState<Undone>()
  useEffect(() => {
    client
      .call(readWalletUndo, { token })
      .then((answer) => setChange(answer.change))
      .catch((error: unknown) => setProblem(toErrorText(error)))
  }, [client, token])
  const undo = useTask(async () => setUndone(await client.call(undoWalletChange, { token })))

  if (problem !== undefined) return <Page error={problem} title={title} />
  if (undone) return <UndonePage undone={undone} />
  if (!change) {
    return (
      <Page title={title}>
        <Skeleton shape="row" />
      </Page>
    )
  }
  const { state, takesEffectAt, origin, browser, address, askedAt } = change
  const texts = toChangeTexts(change)
  const isWaiting = state === 'waiting'
  return (
    <Page
      error={undo.error}
      lead={
        isWaiting
          ? `${texts.waiting} on ${formatMoment(takesEffectAt)}. If it was not you, stop it.`
          : `${texts.done}. If it was not you, take it back.`
      }
      title={title}
    >
      <Facts
        facts={[
          ['Wallet', address, 'address'],
          ['Site', origin],
          ['Browser', browser],
          ['Asked for', formatMoment(askedAt)],
        ]}
      />
      <TaskButton size="large" task={undo} variant="primary" wide>
        {isWaiting ? 'Stop it' : 'Take it back'}
      </TaskButton>
    </Page>
  )
}

function UndonePage({ undone }: { readonly undone: Undone }) {
  if (undone.state === 'undone') {
    return (
      <Page
        lead="It is as it was before. If you did not ask for it, somebody can read your mail or has signed in as you: look at your wallet’s devices in the app."
        title="Undone"
      />
    )
  }
  return (
    <Page
      lead={`It was done in a browser that holds your wallet, so a mail alone does not undo it at once: it is as before on ${formatMoment(undone.takesEffectAt)}. A browser that holds the wallet takes it back at once, on your wallet’s page.`}
      title="It is going to be undone"
    />
  )
}
