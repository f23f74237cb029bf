import { type ComponentProps, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../theme/joinClasses.ts'
import type { ThemeProperties } from '../theme/toThemeProperties.ts'
import styles from './DialogHost.module.css'

export type DialogHostProps = Omit<ComponentProps<'dialog'>, 'open'> & {
  readonly theme: 'light' | 'dark'
  readonly themeProperties?: ThemeProperties | undefined
  /** Parent of the `<dialog>` element. Default: the body, where the element is appended. */
  readonly container?: Element | undefined
}

const never = () => () => {}

/**
 * Renders the `<dialog>` element of the modal, closed and empty until a `Dialog` inside it opens
 * it. The code of `Dialog` can therefore load later. Renders nothing on the server.
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
