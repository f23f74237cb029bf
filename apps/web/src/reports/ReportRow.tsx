import type { Report } from '@latchkey/product-api'
import { Tag } from '@latchkey/ui'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { ReportPicture } from './ReportPicture.tsx'
import styles from './ReportRow.module.css'

const tones = { open: 'neutral', answered: 'warning', fixed: 'success', closed: 'neutral' } as const

/** A row for a report that the server has received, with its status. */
export function ReportRow({ report }: { readonly report: Report }) {
  const formats = useFormats()
  const { product } = useApp()
  const messages = useMessages().bugReport
  const [open, setOpen] = useState(false)
  const { id, hasPicture, title, status, createdAt, happened, steps, hasDiagnostics, answers } =
    report
  return (
    <li className={styles['row']}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles['head']}>
          <strong>{title}</strong>
          <span className={styles['facts']}>
            <Tag tone={tones[status]}>{messages.status[status]}</Tag>
            <time dateTime={createdAt}>{formats.ago(createdAt, product.now())}</time>
          </span>
        </summary>
        <p>{happened}</p>
        {steps && <p>{steps}</p>}
        {hasPicture && open && <ReportPicture id={id} />}
        {hasDiagnostics && <p className={styles['fact']}>{messages.withDiagnostics}</p>}
      </details>
      {answers.map((answer) => (
        <blockquote key={answer.at}>
          <span>
            {messages.team},{' '}
            <time dateTime={answer.at}>{formats.ago(answer.at, product.now())}</time>
          </span>
          <p>{answer.text}</p>
        </blockquote>
      ))}
    </li>
  )
}
