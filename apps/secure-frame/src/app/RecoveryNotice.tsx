import { Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'

export type RecoveryNoticeProps = {
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

/** Layout of a recovery's status: title, explanation and controls. */
export function RecoveryNotice({ title, text, children }: RecoveryNoticeProps) {
  return (
    <Stack gap={20}>
      <Stack gap={8} role="status">
        <Text as="h1" size="title" weight={500}>
          {title}
        </Text>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  )
}
