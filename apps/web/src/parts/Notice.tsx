import type { ReactNode } from 'react'
import { Scene, type SceneName } from '../art/Scene.tsx'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './Notice.module.css'

export type NoticeProps = {
  readonly scene: SceneName
  readonly title: string
  readonly text: string
  /** Additional content beside the text, such as a quotation. */
  readonly aside?: ReactNode
  /** Small text below the message, such as a reference number. */
  readonly detail?: string | undefined
  /** Whether screen readers announce the notice immediately (role `alert`). */
  readonly alert?: boolean | undefined
  readonly children?: ReactNode
}

/** A full-page message, such as "not found" or an error: drawing, title, text and actions. */
export function Notice({ scene, title, text, aside, detail, alert, children }: NoticeProps) {
  const { brand } = useMessages()
  return (
    <section className={styles['notice']} role={alert ? 'alert' : undefined}>
      <title>{`${title} · ${brand}`}</title>
      <Scene name={scene} className={styles['scene']} />
      <h1>{title}</h1>
      <p>{text}</p>
      {aside}
      {children && <div className={styles['actions']}>{children}</div>}
      {detail && <p className={styles['detail']}>{detail}</p>}
    </section>
  )
}
