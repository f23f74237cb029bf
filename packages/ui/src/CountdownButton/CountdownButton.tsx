import type { ComponentProps, ReactNode } from 'react'
import button from '../Button/Button.module.css'
import { Spinner } from '../Spinner/Spinner.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './CountdownButton.module.css'

export type CountdownButtonProps = ComponentProps<'button'> & {
  /** Whole seconds until the button is enabled. 0 means enabled. */
  readonly secondsLeft: number
  /** Label of the disabled button. It should contain the remaining seconds. */
  readonly waiting: ReactNode
  /** Shows a spinner and ignores presses. The button keeps its focus. */
  readonly pending?: boolean | undefined
}

/**
 * A button for an action with a cooldown. During the cooldown it is disabled, shows the remaining
 * seconds and keeps its focus.
 */
export function CountdownButton(props: CountdownButtonProps) {
  const { secondsLeft, waiting, pending, children, onClick, className, ...rest } = props
  const isWaiting = secondsLeft > 0
  const blocked = isWaiting || pending
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={blocked || undefined}
      className={joinClasses(button['root'], styles['root'], className)}
      data-pending={pending || undefined}
      data-variant="ghost"
      onClick={blocked ? undefined : onClick}
    >
      {pending && <Spinner size={16} />}
      {isWaiting ? waiting : children}
    </button>
  )
}
