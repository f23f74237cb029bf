import type { LucideIcon, LucideProps } from 'lucide-react'
import { joinClasses } from '../joinClasses.ts'
import styles from './Icon.module.css'

export type IconProps = Omit<LucideProps, 'size' | 'strokeWidth' | 'ref'> & {
  readonly icon: LucideIcon
  readonly size?: 16 | 20 | 24 | 32 | undefined
  /** Turns round in right-to-left text: arrows and chevrons that mean a direction of reading. */
  readonly directional?: boolean | undefined
}

/** A drawn icon, 20 px with a 1.5 px line. Meaning belongs to the text or label beside it. */
export function Icon({ icon: Drawing, size = 20, directional, className, ...rest }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      {...rest}
      absoluteStrokeWidth
      className={joinClasses(styles['root'], className)}
      data-directional={directional || undefined}
      size={size}
      strokeWidth={1.5}
    />
  )
}
