import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Separator.module.css'

export type SeparatorProps = ComponentProps<'div'>

/** A thin line between two groups. A text such as "or" interrupts the line in the middle. */
export function Separator({ className, ...rest }: SeparatorProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} />
}
