import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ErrorIcon, SuccessIcon } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Toast.module.css'

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> & {
  readonly variant: 'success' | 'error' | 'loading'
  readonly message: ReactNode
  /** An IconButton at the end, e.g. to dismiss the toast. */
  readonly action?: ReactNode
}

/**
 * A short message of one sentence about a recent event. The caller removes the toast after a while,
 * or offers a button that dismisses it.
 */
export function Toast({ variant, message, action, className, ...rest }: ToastProps) {
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      {...rest}
      className={joinClasses(styles['root'], className)}
      data-variant={variant}
    >
      {variant === 'loading' && <Spinner />}
      {variant === 'success' && (
        <Icon className={joinClasses(styles['success'])} icon={SuccessIcon} />
      )}
      {variant === 'error' && <Icon className={joinClasses(styles['error'])} icon={ErrorIcon} />}
      <span className={styles['message']}>{message}</span>
      {action}
    </div>
  )
}
