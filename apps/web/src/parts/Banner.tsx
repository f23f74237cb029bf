import type { ComponentProps } from 'react'
import styles from './Banner.module.css'

/** A sentence above a screen that concerns all of it, and what can be done about it; its role or name are the caller's. */
export const Banner = (props: Omit<ComponentProps<'section'>, 'className'>) => (
  <section {...props} className={styles['banner']} />
)
