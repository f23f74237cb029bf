import { AlertBar, Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

export type PageProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly error?: string | undefined
  readonly children?: ReactNode
}

/** A top-level page of the secure origin: one card, one thing to do. */
export function Page({ title, lead, error, children }: PageProps) {
  return (
    <main className={styles['page']}>
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
        <Text size="small" tone="muted">
          {window.location.host}
        </Text>
      </footer>
    </main>
  )
}
