import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Tag.module.css'

export type TagProps = ComponentProps<'span'> & {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
}

/** A short label for the item next to it: "Installed", "Recent". */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} className={joinClasses(styles['root'], className)} data-tone={tone} />
}
