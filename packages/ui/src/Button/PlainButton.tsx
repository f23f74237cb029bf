import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Button.module.css'

export type PlainButtonProps = ComponentProps<'button'> & {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  /**
   * `small` is 32 px high with a click target of 40 px, `medium` is 40 px high and `large` 48 px. A
   * `tile` shows its icon above a short label and shares its row with other tiles.
   */
  readonly size?: 'small' | 'medium' | 'large' | 'tile' | undefined
  /** Makes the button as wide as its container. */
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
  readonly trailing?: ReactNode
  /** Shows a spinner and ignores presses. The button keeps its focus and its size. */
  readonly pending?: boolean | undefined
  /** Progress bar of a pending button: the elapsed share of a time limit, from 0 to 1. */
  readonly progress?: number | undefined
  /**
   * Ignores clicks and is announced as disabled. Unlike a natively disabled button, it stays
   * focusable.
   */
  readonly inactive?: boolean | undefined
}

/**
 * A button without a `disabledReason`. It needs less code than `Button` and is meant for pages that
 * show no other part of the kit.
 */
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

/**
 * Cancels the click of a pending or inactive button, so that a submit button does not submit its
 * form again.
 */
function stop(event: MouseEvent) {
  event.preventDefault()
}
