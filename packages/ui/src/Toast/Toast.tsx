import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, ErrorIcon, SuccessIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { joinClasses } from '../joinClasses.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './Toast.module.css'

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> & {
  readonly variant: 'success' | 'error' | 'loading'
  readonly message: ReactNode
  /** Name of the close button for screen readers; it is there when both of these are. */
  readonly closeLabel?: string | undefined
  readonly onClose?: (() => void) | undefined
}

/** One short sentence about what has just happened. Whoever shows it takes it away again, or lets people do so. */
export function Toast(props: ToastProps) {
  const { variant, message, closeLabel, onClose, className, ...rest } = props
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      {...rest}
      className={joinClasses(styles['root'], className)}
      data-closable={onClose ? '' : undefined}
      data-variant={variant}
    >
      {variant === 'loading' && <Spinner />}
      {variant === 'success' && (
        <Icon className={joinClasses(styles['success'])} icon={SuccessIcon} />
      )}
      {variant === 'error' && <Icon className={joinClasses(styles['error'])} icon={ErrorIcon} />}
      <span className={styles['message']}>{message}</span>
      {onClose && closeLabel && (
        <IconButton aria-label={closeLabel} className={styles['close']} onClick={onClose}>
          <Icon icon={CloseIcon} />
        </IconButton>
      )}
    </div>
  )
}
