import { Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import styles from './Pay.module.css'

export type PayFactProps = {
  readonly name: string
  readonly testId: string
  readonly children: ReactNode
}

/** One line of a quote: a label and its value. */
export function PayFact({ name, testId, children }: PayFactProps) {
  return (
    <div className={styles['fact']}>
      <Text as="span" size="small" tone="muted">
        {name}
      </Text>
      <Text as="span" data-testid={testId} size="small" tabular>
        <bdi>{children}</bdi>
      </Text>
    </div>
  )
}
