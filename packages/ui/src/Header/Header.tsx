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
  /** Heading for screen readers only. Rendered if there is no visible title. */
  readonly hiddenTitle?: string | undefined
  /** Content at the start: a back or help IconButton, or the network selector. */
  readonly start?: ReactNode
  /** Content at the end: the close IconButton. */
  readonly end?: ReactNode
}

/**
 * The top 56 px of the card. A new title fades in over 120 ms. Without a
 * title, the heading contains the hidden title; without both, there is none.
 */
export function Header(props: HeaderProps) {
  const { title, titleProps, hiddenTitle, start, end, className, ...rest } = props
  const Title = title ? 'h2' : 'div'
  const isHidden = !title && hiddenTitle
  return (
    <header {...rest} className={joinClasses(styles['root'], className)}>
      {isHidden && (
        <h2 className={styles['hidden']} id={titleProps?.id}>
          {hiddenTitle}
        </h2>
      )}
      <div className={styles['start']}>{start}</div>
      <Title
        {...titleProps}
        className={joinClasses(styles['title'], titleProps?.className)}
        id={isHidden ? undefined : titleProps?.id}
      >
        <span className={styles['text']} key={typeof title === 'string' ? title : undefined}>
          {title}
        </span>
      </Title>
      <div className={styles['end']}>{end}</div>
    </header>
  )
}
