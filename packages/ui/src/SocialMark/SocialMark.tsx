import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import { marks, type SocialMarkName } from './marks.ts'
import styles from './SocialMark.module.css'

export type SocialMarkProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  readonly name: SocialMarkName
  readonly size?: 20 | 24 | 40 | 80 | undefined
}

/**
 * The decorative logo of a login provider in the text colour. Google's logo has fixed colours. The
 * provider's name stands beside the logo.
 */
export function SocialMark({ name, size = 20, className, ...rest }: SocialMarkProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      className={joinClasses(styles['root'], className)}
      height={size}
      viewBox="0 0 24 24"
      width={size}
    >
      {marks[name].map(({ path, fill }) => (
        <path d={path} fill={fill} key={path} />
      ))}
    </svg>
  )
}
