import { fillIn } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import type { WalletChange } from '@latchkey/frame-api'
import { readWalletUndo, undoWalletChange } from '@latchkey/frame-api/endpoints'
import { Skeleton } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { toChangeTexts } from '../../approvals/changeTexts.ts'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { toErrorText, useTask } from '../../tasks/useTask.ts'
import { Facts } from '../layout/Facts.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'

export type UndoPageProps = {
  readonly services: Pick<PageServices, 'client'>
  /** Token of the mailed link, which the page posts to undo the change. */
  readonly token: string
}

type Undone = ResponseOf<typeof undoWalletChange>

const title = messages.links.undoChangeOfYour

/**
 * Page that cancels or undoes a wallet change reported by mail (S-36). Acts only after a click,
 * because mail programs may open links automatically (S-42).
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
          ? fillIn(messages.links.changeWaits, {
              change: texts.waiting,
              moment: formatMoment(takesEffectAt),
            })
          : fillIn(messages.links.changeDone, { change: texts.done })
      }
      title={title}
    >
      <Facts
        facts={[
          [messages.links.wallet, address, 'address'],
          [messages.links.site, origin],
          [messages.links.browser, browser],
          [messages.links.askedFor, formatMoment(askedAt)],
        ]}
      />
      <TaskButton size="large" task={undo} variant="primary" wide>
        {isWaiting ? messages.links.stopIt : messages.links.takeItBack}
      </TaskButton>
    </Page>
  )
}

function UndonePage({ undone }: { readonly undone: Undone }) {
  if (undone.state === 'undone') {
    return <Page lead={messages.links.itIsAsIt} title={messages.links.undone} />
  }
  return (
    <Page
      lead={fillIn(messages.links.itWasDoneIn, { moment: formatMoment(undone.takesEffectAt) })}
      title={messages.links.itIsGoingTo}
    />
  )
}
