import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Header.module.css'

export type HeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  readonly title?: ReactNode
  /**
   * Additional attributes of the heading, such as a test id and the `id` by which the dialog is
   * labelled.
   */
  readonly titleProps?:
    | (Omit<ComponentProps<'h2'>, 'ref'> & { readonly 'data-testid'?: string })
    | undefined
  /** Content at the start: a back or help IconButton, or the network selector. */
  readonly start?: ReactNode
  /** Content at the end: the close IconButton. */
  readonly end?: ReactNode
}

/**
 * The top 56 px of the card. A new title fades in over 120 ms. The heading renders only with a
 * title.
 */
export function Header({ title, titleProps, start, end, className, ...rest }: HeaderProps) {
  const Title = title ? 'h2' : 'div'
  return (
    <header {...rest} className={joinClasses(styles['root'], className)}>
      <div className={styles['start']}>{start}</div>
      <Title {...titleProps} className={joinClasses(styles['title'], titleProps?.className)}>
        <span className={styles['text']} key={typeof title === 'string' ? title : undefined}>
          {title}
        </span>
      </Title>
      <div className={styles['end']}>{end}</div>
    </header>
  )
}
