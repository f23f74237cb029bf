import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A drawing or an Icon above the title. */
  readonly image?: ReactNode
  /** One sentence that says what is missing, e.g. "No wallet found". */
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** One Button for the next step, below the text. */
  readonly action?: ReactNode
}

/** Placeholder for an empty list, or for a view that could not be loaded. */
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
