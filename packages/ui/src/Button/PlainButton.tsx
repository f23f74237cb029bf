import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Button.module.css'

export type PlainButtonProps = ComponentProps<'button'> & {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  /** Height 32 (40 to hit), 40 or 48; a tile has its icon above a small word and shares its row with others. */
  readonly size?: 'small' | 'medium' | 'large' | 'tile' | undefined
  /** As wide as its container. */
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
  readonly trailing?: ReactNode
  /** Keeps focus and size, shows a spinner, ignores presses. */
  readonly pending?: boolean | undefined
  /** While pending with a time limit: share of it that has passed, 0 to 1. */
  readonly progress?: number | undefined
  /** Ignores clicks and is announced as disabled. Unlike a disabled button, it can be focused. */
  readonly inactive?: boolean | undefined
}

/** A button without the means to say why it is disabled: less code, for pages that show nothing else of the kit. */
export function PlainButton(props: PlainButtonProps) {
  const { variant = 'secondary', size = 'medium', wide, icon, trailing, pending } = props
  const { progress, inactive, className, children, onClick, type = 'button' } = props
  const blocked = pending || inactive
  return (
    <button
      {...nativeProps(props)}
      aria-busy={pending || undefined}
      aria-disabled={blocked || undefined}
      className={joinClasses(styles['root'], wide && styles['wide'], className)}
      data-pending={pending || undefined}
      data-size={size}
      data-variant={variant}
      onClick={blocked ? stop : onClick}
      type={type}
    >
      {(icon || pending) && (
        <span className={icon ? styles['icon'] : styles['waiting']}>
          {pending ? <Spinner /> : icon}
        </span>
      )}
      <span className={styles['label']}>{children}</span>
      {trailing && <span className={styles['icon']}>{trailing}</span>}
      {pending && progress !== undefined && (
        <span className={styles['progress']} style={{ inlineSize: `${progress * 100}%` }} />
      )}
    </button>
  )
}

function nativeProps(props: PlainButtonProps): ComponentProps<'button'> {
  const { variant, size, wide, icon, trailing, pending, progress, inactive, ...rest } = props
  return rest
}

/** Also keeps a pending submit button from sending its form a second time. */
function stop(event: MouseEvent) {
  event.preventDefault()
}
