import { AlertBar, Stack, Text } from '@latchkey/ui'
import { type ReactNode, useId } from 'react'

export type SectionProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly error?: string | undefined
  readonly children?: ReactNode
}

/** Layout of one section of a page: title, introduction, error and content. */
export function Section({ title, lead, error, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Text as="h2" id={id} size="title" weight={500}>
          {title}
        </Text>
        {lead && <Text tone="muted">{lead}</Text>}
        {error !== undefined && <AlertBar message={error} />}
        {children}
      </Stack>
    </section>
  )
}
