import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../theme/joinClasses.ts'
import type { ThemeProperties } from '../theme/toThemeProperties.ts'
import styles from './DialogHost.module.css'
import { shieldTyping } from './shieldTyping.ts'
import { stopEvents } from './stopEvents.ts'

export type DialogHostProps = Omit<ComponentProps<'dialog'>, 'open' | 'ref'> & {
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
  const { theme, themeProperties, container, className, style, children, ...rest } = props
  const [host, setHost] = useState<HTMLDialogElement | null>(null)
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => (host ? shieldTyping(host) : undefined), [host])
  if (!mounted) return null
  return createPortal(
    <dialog
      aria-modal="true"
      {...rest}
      className={joinClasses('lk-root', styles['root'], className)}
      data-theme={theme}
      ref={setHost}
      style={{ ...themeProperties, ...style }}
    >
      {host && children && createPortal(<Boundary>{children}</Boundary>, host)}
    </dialog>,
    container ?? document.body,
  )
}

/**
 * Ends the events of the modal: neither the handlers of React elements around the provider nor the
 * page's listeners receive them (K-WORLD-21). React listens at the dialog, because the content is a
 * portal into it.
 */
function Boundary({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...stopEvents} className={styles['boundary']}>
      {children}
    </div>
  )
}
