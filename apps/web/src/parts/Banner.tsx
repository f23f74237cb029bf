import type { ComponentProps } from 'react'
import styles from './Banner.module.css'

/**
 * A message with actions at the top of a screen, for problems that concern the whole screen. The
 * caller sets `role` or an accessible name.
 */
export const Banner = (props: Omit<ComponentProps<'section'>, 'className'>) => (
  <section {...props} className={styles['banner']} />
)
