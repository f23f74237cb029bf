import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Actions.module.css'

export type ActionsProps = ComponentProps<'div'>

/**
 * The buttons at the bottom of a view. The primary action comes last. The buttons stay visible
 * while the content scrolls.
 */
export function Actions({ className, ...rest }: ActionsProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} data-sticky />
}
