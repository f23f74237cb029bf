import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Stack.module.css'

export type StackProps = ComponentProps<'div'> & {
  readonly gap?: 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | undefined
  readonly direction?: 'column' | 'row' | undefined
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | undefined
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined
  readonly wrap?: boolean | undefined
}

/** Lays out its children in a row or column. The gap is in px. */
export function Stack(props: StackProps) {
  const { gap = 0, direction = 'column', align, justify, wrap, className, ...rest } = props
  return (
    <div
      {...rest}
      className={joinClasses(styles['root'], className)}
      data-align={align}
      data-direction={direction}
      data-gap={gap}
      data-justify={justify}
      data-wrap={wrap || undefined}
    />
  )
}
