import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './AlertBar.module.css'

export type AlertBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  readonly variant?: 'info' | 'success' | 'warning' | 'error' | undefined
  readonly message: ReactNode
  readonly detail?: ReactNode
  /**
   * Accessible name of the close button. The button renders only with both this label and a close
   * handler.
   */
  readonly closeLabel?: string | undefined
  readonly onClose?: (() => void) | undefined
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon }

/** A message bar, by default for an error, that stays visible until the user closes it. */
export function AlertBar(props: AlertBarProps) {
  const { variant = 'error', message, detail, closeLabel, onClose, className, ...rest } = props
  return (
    <div
      role="alert"
      {...rest}
      className={joinClasses(styles['root'], className)}
      data-variant={variant}
    >
      <Icon className={joinClasses(styles['icon'])} icon={icons[variant]} />
      <div className={styles['text']}>
        <p className={styles['message']}>{message}</p>
        {detail && <p className={styles['detail']}>{detail}</p>}
      </div>
      {onClose && closeLabel && (
        <IconButton aria-label={closeLabel} className={styles['close']} onClick={onClose}>
          <Icon icon={CloseIcon} />
        </IconButton>
      )}
    </div>
  )
}
