import type { ComponentProps } from 'react'
import styles from './Banner.module.css'

/**
 * A message with actions above a screen, for problems of the whole screen. The caller sets its role
 * or name.
 */
export const Banner = (props: Omit<ComponentProps<'section'>, 'className'>) => (
  <section {...props} className={styles['banner']} />
)
