import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './FadeScroll.module.css'

export type FadeScrollProps = ComponentProps<'div'>

/**
 * A list that scrolls inside its place. Its edge fades only where there is more: the mask is driven by the
 * scroll position in CSS, so no listener runs while somebody scrolls. Without a label it is no stop for Tab.
 */
export function FadeScroll({ className, ...rest }: FadeScrollProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} />
}
