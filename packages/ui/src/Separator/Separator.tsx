import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Separator.module.css'

export type SeparatorProps = ComponentProps<'div'>

/** A hairline between two groups. With text ("or"), the line continues on both sides of it. */
export function Separator({ className, ...rest }: SeparatorProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} />
}
