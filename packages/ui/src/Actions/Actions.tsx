import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Actions.module.css'

export type ActionsProps = ComponentProps<'div'>

/** The buttons at the bottom of a view: the primary action last, always in sight while the rest scrolls. */
export function Actions({ className, ...rest }: ActionsProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} data-sticky />
}
