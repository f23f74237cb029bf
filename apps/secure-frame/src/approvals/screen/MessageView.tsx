import { Button, Text } from '@latchkey/ui'
import { useState } from 'react'
import { messages } from '../../messages/messages.ts'
import type { Approval } from '../model/Approval.ts'
import styles from './approvals.module.css'
import { VisibleText } from './VisibleText.tsx'

export type MessageViewProps = { readonly message: NonNullable<Approval['message']> }

/** Shows a message as text, or as hex bytes if it is not valid text. */
export function MessageView({ message }: MessageViewProps) {
  const { text, hex } = message
  const [form, setForm] = useState<'text' | 'hex'>(text === undefined ? 'hex' : 'text')
  return (
    <section aria-label={messages.approval.message} className={styles['section']}>
      <div className={styles['messageHead']}>
        <Text as="h2" size="small" tone="muted">
          {messages.approval.message}
        </Text>
        {text !== undefined && (
          <Button
            aria-pressed={form === 'hex'}
            onClick={() => setForm(form === 'hex' ? 'text' : 'hex')}
            size="small"
            variant="ghost"
          >
            {messages.approval.showAsHex}
          </Button>
        )}
      </div>
      <div className={styles['message']}>
        {form === 'text' && text !== undefined ? (
          <VisibleText text={text} />
        ) : (
          <code className={styles['code']}>{hex}</code>
        )}
      </div>
    </section>
  )
}
