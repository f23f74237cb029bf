import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Separator.module.css'

export type SeparatorProps = ComponentProps<'div'>

/** A hairline between two groups; with text ("or") it runs on both sides of the text. */
export function Separator({ className, ...rest }: SeparatorProps) {
  return <div {...rest} className={joinClasses(styles['root'], className)} />
}
