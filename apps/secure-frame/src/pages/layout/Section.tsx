import { AlertBar, Stack, Text } from '@latchkey/ui'
import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './Section.module.css'

/** Level of the headings of sections: 2 on a page, 3 in a `SectionGroup`. */
const HeadingLevel = createContext<2 | 3>(2)

export type SectionProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly error?: string | undefined
  readonly children?: ReactNode
}

/** Layout of one section of a page: title, introduction, error and content. */
export function Section({ title, lead, error, children }: SectionProps) {
  const id = useId()
  const level = useContext(HeadingLevel)
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Text as={`h${level}`} id={id} size={level === 2 ? 'title' : 'body'} weight={500}>
            {title}
          </Text>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {error !== undefined && <AlertBar message={error} />}
        {children}
      </Stack>
    </section>
  )
}

/** Layout of a page with several sections: a line separates each from the one above. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sections']}>{children}</div>
}

export type SectionGroupProps = { readonly title: string; readonly children: ReactNode }

/** Groups sections of one subject under a common title. Their own titles are one level below. */
export function SectionGroup({ title, children }: SectionGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Text as="h2" id={id} size="title" weight={500}>
          {title}
        </Text>
        <div className={styles['group']}>
          <HeadingLevel value={3}>{children}</HeadingLevel>
        </div>
      </Stack>
    </section>
  )
}
