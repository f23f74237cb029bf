import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Spinner.module.css'

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'> & {
  readonly size?: 16 | 20 | 24 | 40 | undefined
}

/**
 * Shows that content is loading whose final size is unknown. If the size is known, use a Skeleton.
 * The spinner is decorative: the element that waits must announce its state (`aria-busy`, a status
 * text).
 */
export function Spinner({ size = 20, className, ...rest }: SpinnerProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      className={joinClasses(styles['root'], className)}
      height={size}
      viewBox="0 0 20 20"
      width={size}
    >
      <circle className={styles['track']} cx="10" cy="10" r="8" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
    </svg>
  )
}
