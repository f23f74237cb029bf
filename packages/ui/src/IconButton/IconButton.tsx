import type { ComponentProps } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './IconButton.module.css'

export type IconButtonProps = ComponentProps<'button'> & {
  /** Accessible name, because the button shows only an icon. */
  readonly 'aria-label': string
  readonly pending?: boolean | undefined
}

/** An icon button with a hit area of 40 × 40 px. */
export function IconButton(props: IconButtonProps) {
  const { pending, className, children, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={joinClasses(styles['root'], className)}
      onClick={pending ? undefined : onClick}
      type={type}
    >
      {pending ? <Spinner /> : children}
    </button>
  )
}
