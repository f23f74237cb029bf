import type { ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './SocialMark.module.css'
import { type SocialMarkName, strokes } from './strokes.ts'

export type SocialMarkProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  readonly name: SocialMarkName
  readonly size?: 20 | 24 | 40 | 80 | undefined
}

/**
 * A mark of our own drawing that tells one way to log in from another: a letter or a plain figure, in the colour of the
 * text. The name beside it says which it is.
 */
export function SocialMark({ name, size = 20, className, ...rest }: SocialMarkProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      className={joinClasses(styles['root'], className)}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={size > 24 ? 1 : 1.5}
      viewBox="0 0 20 20"
      width={size}
    >
      {strokes[name].map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  )
}
