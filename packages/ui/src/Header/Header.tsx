import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Header.module.css'

export type HeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  readonly title?: ReactNode
  /** Further attributes of the heading: its `id`, which names the dialog, and a test id. */
  readonly titleProps?:
    | (Omit<ComponentProps<'h2'>, 'ref'> & { readonly 'data-testid'?: string })
    | undefined
  /** An IconButton (back or help), or the network selector. */
  readonly start?: ReactNode
  /** The close IconButton. */
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
