import { type ComponentProps, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../theme/joinClasses.ts'
import type { ThemeProperties } from '../theme/toThemeProperties.ts'
import styles from './DialogHost.module.css'

export type DialogHostProps = Omit<ComponentProps<'dialog'>, 'open'> & {
  readonly theme: 'light' | 'dark'
  readonly themeProperties?: ThemeProperties | undefined
  /** Where the element is placed instead of the body's end. */
  readonly container?: Element | undefined
}

const never = () => () => {}

/**
 * The dialog element: in the body from the start, closed and empty. It costs nothing; what opens it is the
 * Dialog inside, which may be loaded later. On a server it renders nothing.
 */
export function DialogHost(props: DialogHostProps) {
  const { theme, themeProperties, container, className, style, ...rest } = props
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!mounted) return null
  return createPortal(
    <dialog
      aria-modal="true"
      {...rest}
      className={joinClasses('lk-root', styles['root'], className)}
      data-theme={theme}
      style={{ ...themeProperties, ...style }}
    />,
    container ?? document.body,
  )
}
