import type { LucideIconNode } from '@lucide/icons'
import { type ComponentProps, createElement } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Icon.module.css'
import type { IconDrawing } from './icons.ts'

export type IconProps = Omit<ComponentProps<'svg'>, 'ref'> & {
  readonly icon: IconDrawing
  readonly size?: 16 | 20 | 24 | 32 | undefined
  /**
   * Mirrors the icon in right-to-left text. Set it for arrows and chevrons that point in the
   * reading direction.
   */
  readonly directional?: boolean | undefined
}

/** Width and height of the view box in which the icons are drawn. */
const canvas = 24
const linePx = 1.5

const toElement = ([name, attributes]: LucideIconNode) => createElement(name, attributes)

/**
 * An icon of the set, by default 20 px with a stroke of 1.5 px. Decorative, because a text or label
 * next to it has the same meaning.
 */
export function Icon({ icon, size = 20, directional, className, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      height={size}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={(linePx * canvas) / size}
      viewBox={`0 0 ${canvas} ${canvas}`}
      width={size}
      {...rest}
      className={joinClasses(styles['root'], className)}
      data-directional={directional || undefined}
    >
      {icon.node.map(toElement)}
    </svg>
  )
}
