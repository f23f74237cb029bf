import { useMessages } from '../messages/MessagesContext.ts'
import styles from './Diagnostics.module.css'

export type DiagnosticsProps = {
  /** The technical details of the page as text, exactly as the report sends them. */
  readonly text: string
  readonly sent: boolean
  readonly onChange: (sent: boolean) => void
  /** Called when the player opens the preview of the details. */
  readonly onShow: () => void
}

/** Checkbox that attaches technical details to a bug report, with a preview of the full text. */
export function Diagnostics({ text, sent, onChange, onShow }: DiagnosticsProps) {
  const messages = useMessages().bugReport
  return (
    <div className={styles['root']}>
      <label>
        <input type="checkbox" checked={sent} onChange={({ target }) => onChange(target.checked)} />
        <span>
          {messages.diagnostics}
          <small>{messages.diagnosticsHint}</small>
        </span>
      </label>
      <details onToggle={({ currentTarget }) => currentTarget.open && onShow()}>
        <summary>{messages.diagnosticsShow}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <pre tabIndex={0}>{text}</pre>
      </details>
    </div>
  )
}
