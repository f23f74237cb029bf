import { AlertBar, Button, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { messages } from '../../messages/messages.ts'
import styles from './approvals.module.css'
import { OriginLine } from './OriginLine.tsx'

export type RefusedCardProps = {
  readonly operator: ReactNode
  readonly origin: string
  readonly reason: string
  readonly onClose: () => void
}

/** Shows a request that a rule rejected, with the reason. The user can only close it. */
export function RefusedCard({ operator, origin, reason, onClose }: RefusedCardProps) {
  return (
    <main aria-labelledby="refused-title" className={styles['card']}>
      {operator}
      <OriginLine origin={origin} />
      <div className={styles['body']}>
        <Text as="h1" id="refused-title" size="title" weight={500}>
          {messages.approval.refusedForYourSafety}
        </Text>
        <AlertBar detail={messages.approval.nothingWasSigned} message={reason} variant="error" />
      </div>
      <footer className={styles['footer']}>
        <Button onClick={onClose} size="large" wide>
          {messages.approval.close}
        </Button>
      </footer>
    </main>
  )
}
