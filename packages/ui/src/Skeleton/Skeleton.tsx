import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /**
   * The kind of content that the skeleton stands for. The skeleton has the size of that content, so
   * that nothing moves when it loads.
   */
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
  /** Width of a line in percent of its container. */
  readonly width?: 25 | 50 | 75 | 100 | undefined
}

/**
 * Placeholder for loading content. Invisible for the first 150 ms, because most responses arrive
 * within that time.
 */
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
