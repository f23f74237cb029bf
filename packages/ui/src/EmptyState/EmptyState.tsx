import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A drawing or an Icon. */
  readonly image?: ReactNode
  /** One sentence: what is not here. */
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** One Button: what to do about it. */
  readonly action?: ReactNode
}

/** What a list shows instead of nothing, and a view instead of an error's details. */
export function EmptyState({ image, title, detail, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={joinClasses(styles['root'], className)}>
      {image && <div className={styles['image']}>{image}</div>}
      <p className={styles['title']}>{title}</p>
      {detail && <p className={styles['detail']}>{detail}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
