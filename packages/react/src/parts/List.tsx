import type { ComponentProps } from 'react'
import styles from './List.module.css'

export type ListProps = ComponentProps<'ul'>

/** A list of rows. Each child is a `<li>`. */
export function List({ className, ...rest }: ListProps) {
  return <ul {...rest} className={`${styles['list']} ${className ?? ''}`.trim()} />
}
