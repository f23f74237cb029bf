import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Avatar.module.css'
import { drawAvatar } from './drawAvatar.ts'

export type AvatarProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The same seed always gives the same drawing. The letter case of an address does not matter. */
  readonly seed: string
  readonly size?: 24 | 32 | 40 | 56 | 80 | undefined
  /** Accessible name. Empty if the name or address stands beside the avatar. */
  readonly label?: string | undefined
}

/** The avatar of an account: the pins of a lock, set to a key derived from the seed. */
export function Avatar({ seed, size = 40, label, className, ...rest }: AvatarProps) {
  const { ground, pins } = drawAvatar(seed)
  return (
    <svg
      {...rest}
      aria-hidden={label ? undefined : true}
      aria-label={label || undefined}
      role={label ? 'img' : undefined}
      className={joinClasses(styles['root'], className)}
      height={size}
      viewBox="0 0 40 40"
      width={size}
    >
      <rect fill={ground} height="40" width="40" />
      {pins.map((pin) => (
        <rect key={`${pin.x}/${pin.y}`} rx="2" width="4" {...pin} />
      ))}
    </svg>
  )
}
