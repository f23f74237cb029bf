import { Tag, Text } from '@latchkey/ui'
import { messages } from '../../messages/messages.ts'
import type { Section } from '../model/Approval.ts'
import styles from './approvals.module.css'
import { RowView } from './ValueView.tsx'

/**
 * Returns whether a section of the approval adds information. The only section of a request does
 * not if the title already contains everything.
 */
function hasContent(section: Section, _: number, all: readonly Section[]): boolean {
  return all.length > 1 || section.rows.length > 0 || section.doubt !== undefined
}

/** Lists the steps of a request. */
export function SectionList({ sections }: { readonly sections: readonly Section[] }) {
  return sections
    .filter(hasContent)
    .map((section, index) => (
      <SectionView
        count={sections.length}
        index={index}
        key={`${index} ${section.title}`}
        section={section}
      />
    ))
}

type SectionViewProps = {
  readonly section: Section
  readonly index: number
  readonly count: number
}

/**
 * Shows one step of the request. The only step of a request has no title, because the prompt's
 * title already contains it.
 */
function SectionView({ section, index, count }: SectionViewProps) {
  const { title, rows, doubt } = section
  return (
    <section
      aria-label={count > 1 ? `${index + 1}: ${title}` : title}
      className={styles['section']}
    >
      {count > 1 && (
        <Text as="h2" weight={500}>
          {index + 1}. {title}
        </Text>
      )}
      {doubt && (
        <div className={styles['doubt']}>
          <Tag tone="danger">{messages.approval.cannotBeVerified}</Tag>
          <Text size="small">{doubt.text}</Text>
          {doubt.id !== undefined && <code className={styles['code']}>{doubt.id}</code>}
        </div>
      )}
      {rows.length > 0 && (
        <dl className={styles['rows']}>
          {rows.map((row, position) => (
            <RowView key={position} row={row} />
          ))}
        </dl>
      )}
    </section>
  )
}
