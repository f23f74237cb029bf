import { BaseError } from '@latchkey/core'
import { Button } from '@latchkey/ui'
import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../parts/Notice.tsx'

export type ErrorScreenProps = {
  readonly error: unknown
  readonly onReload: () => void
}

/** Fallback for a failed screen or app: shows the error and a reload button. */
export function ErrorScreen({ error, onReload }: ErrorScreenProps) {
  const messages = useMessages().broken
  const code = error instanceof BaseError ? error.code : 'unexpected'
  const chunk = code === 'screen_unavailable'
  return (
    <Notice
      scene="broken"
      title={chunk ? messages.chunkTitle : messages.title}
      text={chunk ? messages.chunkText : messages.text}
      detail={messages.reference(code)}
      alert
    >
      <Button variant="primary" size="large" onClick={onReload}>
        {messages.reload}
      </Button>
    </Notice>
  )
}
