import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The part whose place it holds: the final geometry, so that nothing jumps. */
  readonly shape?:
    | 'caption'
    | 'small'
    | 'body'
    | 'title'
    | 'row'
    | 'image'
    | 'avatar'
    | 'button'
    | 'tile'
    | undefined
  /** Width of a line in per cent of its container. */
  readonly width?: 25 | 50 | 75 | 100 | undefined
}

/** Holds the place of what is loading. Invisible for the first 150 ms, when most answers are already there. */
export function Skeleton({ shape = 'body', width = 100, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={joinClasses(styles['root'], className)}
      data-shape={shape}
      data-width={width}
    >
      {shape === 'row' && (
        <>
          <span className={styles['image']} />
          <span className={styles['line']} />
        </>
      )}
    </span>
  )
}
