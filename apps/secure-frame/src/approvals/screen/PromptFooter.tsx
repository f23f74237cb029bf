import { Button, Text } from '@latchkey/ui'
import { type MouseEvent, useId } from 'react'
import { messages } from '../../messages/messages.ts'
import styles from './approvals.module.css'

export type PromptFooterProps = {
  /** Text that explains why approval is not possible yet, or what to do next. */
  readonly status: string
  readonly ready: boolean
  readonly verified: boolean
  readonly onApprove: (event: MouseEvent) => void
  readonly onReject: () => void
  /** Called when the user presses where Approve is before the prompt is ready. */
  readonly onEarly: () => void
  /**
   * Opens the window in which the user decides. Present if the request must not be decided in the
   * frame.
   */
  readonly onMove?: (() => void) | undefined
}

/** Shows the Approve and Reject buttons. Reject is always enabled. */
export function PromptFooter(props: PromptFooterProps) {
  const { status, ready, verified, onApprove, onEarly, onReject, onMove } = props
  const id = useId()
  return (
    <footer className={styles['footer']}>
      <Text as="div" id={id} role="status" size="caption" tone="muted">
        {status}
      </Text>
      <div className={styles['actions']}>
        <Button onClick={onReject} size="large" wide>
          {messages.approval.reject}
        </Button>
        {onMove ? (
          <Button onClick={onMove} size="large" variant="primary" wide>
            {messages.approval.openWindow}
          </Button>
        ) : (
          <div className={styles['approve']} onPointerDown={ready ? undefined : onEarly}>
            <Button
              aria-describedby={id}
              disabled={!ready}
              onClick={onApprove}
              size="large"
              variant={verified ? 'primary' : 'danger'}
              wide
            >
              {verified ? messages.approval.approve : messages.approval.approveAnyway}
            </Button>
          </div>
        )}
      </div>
    </footer>
  )
}
