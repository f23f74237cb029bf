import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Actions.module.css'

export type ActionsProps = ComponentProps<'div'>

/**
 * The bar with the buttons of a view, at its bottom. It stays visible while the content scrolls.
 * Put the primary button last.
 */
export function Actions({ className, ...rest }: ActionsProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} data-sticky />
}
