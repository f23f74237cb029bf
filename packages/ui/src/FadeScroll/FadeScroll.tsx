import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './FadeScroll.module.css'

export type FadeScrollProps = ComponentProps<'div'>

/**
 * A scrollable list that fades out at each edge behind which more content follows. CSS drives the
 * fade by the scroll position, so no listener runs while scrolling. The list is a tab stop only if
 * it has a label.
 */
export function FadeScroll({ className, ...rest }: FadeScrollProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} />
}
