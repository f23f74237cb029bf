import { type ComponentProps, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../theme/joinClasses.ts'
import type { ThemeProperties } from '../theme/toThemeProperties.ts'
import styles from './DialogHost.module.css'

export type DialogHostProps = Omit<ComponentProps<'dialog'>, 'open'> & {
  readonly theme: 'light' | 'dark'
  readonly themeProperties?: ThemeProperties | undefined
  /** Parent of the element, instead of the end of the body. */
  readonly container?: Element | undefined
}

const never = () => () => {}

/**
 * The dialog element, which is in the body from the start, closed and empty. The Dialog inside
 * opens it and may load later. On a server it renders nothing.
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
