import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import type { UnsentReport } from '../outbox/storedReports.ts'
import { Card } from '../parts/Card.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { OwnReports } from './OwnReports.tsx'
import { ReportForm } from './ReportForm.tsx'
import styles from './ReportScreen.module.css'
import { noWords, useDraft } from './useDraft.ts'
import { type Owner, useOwner } from './useOwner.ts'
import { usePicture } from './usePicture.ts'

/** Lets the player report a bug, and shows the status of earlier reports. */
export function ReportScreen() {
  const messages = useMessages()
  const owner = useOwner()
  return (
    <div className={styles['screen']}>
      <ScreenHead
        title={messages.screens.bugReport.title}
        lead={messages.bugReport.lead}
        scene="note"
      />
      {owner ? <Columns owner={owner} /> : <PageSkeleton />}
    </div>
  )
}

function Columns({ owner }: { readonly owner: Owner }) {
  const messages = useMessages().bugReport
  const { reportOutbox, confirmPopup } = useApp()
  const { words, change, isKept } = useDraft(owner)
  const picture = usePicture(owner)
  const edit = async ({ key, text }: UnsentReport) => {
    const isFree = !words.title && !words.happened && !words.steps && !picture.picture
    if (!isFree && !(await confirmPopup.ask(messages.confirmEdit))) return
    const { title, severity, happened, steps } = text
    change({ ...noWords, title, severity, happened, steps })
    picture.change(text.picture)
    reportOutbox.drop(key)
  }
  return (
    <div className={styles['columns']}>
      <Card title={messages.form}>
        <ReportForm
          userId={owner.id}
          words={words}
          onChange={change}
          picture={picture}
          isKept={isKept && picture.isKept}
        />
      </Card>
      <Card title={messages.own}>
        <OwnReports owner={owner} onEdit={edit} />
      </Card>
    </div>
  )
}
