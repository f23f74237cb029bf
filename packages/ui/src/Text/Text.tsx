import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Text.module.css'

export type TextProps = ComponentProps<'p'> & {
  readonly as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'strong' | undefined
  /** Font size: 12, 14, 16, 20 or 28 px at the theme's default font size. */
  readonly size?: 'caption' | 'small' | 'body' | 'title' | 'display' | undefined
  readonly tone?: 'ink' | 'muted' | 'success' | 'warning' | 'danger' | undefined
  readonly weight?: 400 | 500 | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** Limits the text to one line and cuts it with an ellipsis. */
  readonly truncate?: boolean | undefined
  /** Tabular figures, for amounts and countdowns. */
  readonly tabular?: boolean | undefined
}

/** A text in one of the five font sizes of the kit. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'body', tone = 'ink', weight, align, truncate, tabular } = props
  const { className, ...rest } = nativeProps(props)
  const Element: ElementType = as
  return (
    <Element
      {...rest}
      className={joinClasses(styles['root'], truncate && styles['truncate'], className)}
      data-align={align}
      data-size={size}
      data-tabular={tabular || undefined}
      data-tone={tone}
      data-weight={weight}
    />
  )
}

function nativeProps(props: TextProps) {
  const { as, size, tone, weight, align, truncate, tabular, ...rest } = props
  return rest
}
