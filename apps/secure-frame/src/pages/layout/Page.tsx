import { fillIn } from '@latchkey/core'
import { AlertBar, Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { messages } from '../../messages/messages.ts'
import { useOperator } from './OperatorContext.tsx'
import { OperatorLine } from './OperatorLine.tsx'
import styles from './Page.module.css'

export type PageProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly error?: string | undefined
  /** Origin of the app that the user came from, if known. The footer links to it. */
  readonly origin?: string | undefined
  readonly children?: ReactNode
}

/** Layout of a top-level page: the operator, one card with one task, and a link back to the app. */
export function Page({ title, lead, error, origin, children }: PageProps) {
  const operator = useOperator(origin)
  const app = operator?.app
  return (
    <main className={styles['page']}>
      <OperatorLine name={operator?.name} />
      <div className={styles['card']}>
        <Stack gap={20}>
          <Stack gap={8}>
            <Text as="h1" size="display" weight={500}>
              {title}
            </Text>
            {lead && <Text tone="muted">{lead}</Text>}
          </Stack>
          {error !== undefined && <AlertBar message={error} />}
          {children}
        </Stack>
      </div>
      <footer className={styles['footer']}>
        {app && (
          <a className={styles['back']} href={app.origin}>
            {fillIn(messages.page.backTo, { app: app.name })}
          </a>
        )}
        <Text size="small" tone="muted">
          {window.location.host}
        </Text>
      </footer>
    </main>
  )
}
