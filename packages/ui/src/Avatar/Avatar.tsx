import type { ComponentProps } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Avatar.module.css'
import { drawAvatar } from './drawAvatar.ts'

export type AvatarProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /**
   * Text from which the picture is generated, such as an address. Equal seeds give equal pictures;
   * letter case is ignored.
   */
  readonly seed: string
  readonly size?: 24 | 32 | 40 | 56 | 80 | undefined
  /** Accessible name. Omit it next to the name or address, where the avatar is decorative. */
  readonly label?: string | undefined
}

/** A generated picture of an account: parts of a lock, whose form and colours depend on the seed. */
export function Avatar({ seed, size = 40, label, className, ...rest }: AvatarProps) {
  const { ground, parts } = drawAvatar(seed)
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
      <rect {...ground} height="40" width="40" />
      {parts.map((part, index) => (
        <rect key={String(index)} {...part} />
      ))}
    </svg>
  )
}
