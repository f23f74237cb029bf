import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './Header.module.css'

export type HeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  readonly title?: ReactNode
  /** Further attributes of the heading: its `id`, which names the dialog, and a test id. */
  readonly titleProps?: (ComponentProps<'h2'> & { readonly 'data-testid'?: string }) | undefined
  /** An IconButton: back or help; or the network that can be changed. */
  readonly start?: ReactNode
  /** An IconButton: close. */
  readonly end?: ReactNode
}

/** The top 56 px of the card. A new title fades in over 120 ms. */
export function Header({ title, titleProps, start, end, className, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={joinClasses(styles['root'], className)}>
      <div className={styles['start']}>{start}</div>
      <h2 {...titleProps} className={joinClasses(styles['title'], titleProps?.className)}>
        <span className={styles['text']} key={typeof title === 'string' ? title : undefined}>
          {title}
        </span>
      </h2>
      <div className={styles['end']}>{end}</div>
    </header>
  )
}
