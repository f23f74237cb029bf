import { Button } from '@latchkey/ui'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../parts/Notice.tsx'
import type { Ban } from '../product/createProductSignIn.ts'
import styles from './BannedNotice.module.css'

/** Shows the reason and the end of a ban, with a link to contact the team. */
export function BannedNotice({
  ban: { until, reason },
  onLeave,
}: {
  readonly ban: Ban
  /** Called when the user chooses to log in with another account. */
  readonly onLeave: () => void
}) {
  const formats = useFormats()
  const messages = useMessages().banned
  const { contactUrl } = useApp().web
  return (
    <Notice
      scene="closed"
      title={until ? messages.title : messages.titleForGood}
      text={until ? messages.until(formats.dateTime(until)) : messages.forGood}
      detail={messages.kept}
      aside={
        reason && (
          <figure className={styles['reason']}>
            <figcaption>{messages.reason}</figcaption>
            <blockquote>{reason}</blockquote>
          </figure>
        )
      }
      alert
    >
      {contactUrl && (
        <a className={styles['write']} href={contactUrl}>
          {messages.write}
        </a>
      )}
      <Button size="large" onClick={onLeave}>
        {messages.other}
      </Button>
    </Notice>
  )
}
