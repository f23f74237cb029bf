import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Dialog.module.css'
import { DialogCard } from './DialogCard.tsx'
import { useOpenDialog } from './useOpenDialog.ts'

export type DialogProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * Called when the user presses Escape or clicks the overlay. The caller decides whether to close
   * the dialog.
   */
  readonly onRequestClose: () => void
  /**
   * Id of the element that contains the title. The title becomes the accessible name of the dialog.
   */
  readonly labelledBy?: string | undefined
  /** Accessible name of a dialog without a visible title. */
  readonly label?: string | undefined
  readonly header?: ReactNode
  readonly footer?: ReactNode
  /** A Toast that floats above the card without covering it. */
  readonly notice?: ReactNode
  /** An AlertBar between the header and the content. */
  readonly alert?: ReactNode
  /** Shakes for 500 ms to show that the dialog cannot be closed now. */
  readonly shaking?: boolean | undefined
  /** Fills the height of screens up to 430 px wide. A click on the overlay then does nothing. */
  readonly fullScreen?: boolean | undefined
  /** Selector of elements outside the dialog that stay interactive. */
  readonly reachable?: string | undefined
  /**
   * Returns the element to focus when the dialog closes and the previously focused element no
   * longer exists.
   */
  readonly getReturnFocus?: (() => HTMLElement | null) | undefined
  readonly overlayProps?: (ComponentProps<'div'> & { readonly 'data-testid'?: string }) | undefined
  readonly children?: ReactNode
}

/**
 * The modal card. Must be rendered inside a `DialogHost`, whose `<dialog>` element opens when the
 * card mounts. Unmounting closes that element and restores the inert elements, the scrolling and
 * the focus of the page.
 */
export function Dialog(props: DialogProps) {
  const { onRequestClose, labelledBy, label, shaking, fullScreen, reachable, getReturnFocus } =
    props
  const { ref, overlayProps, className, notice, ...card } = cardProps(props)
  const cardElement = useRef<HTMLDivElement>(null)
  const pressedOverlay = useRef(false)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => cardElement.current)
  useOpenDialog(cardElement, { onRequestClose, labelledBy, label, reachable, getReturnFocus })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same by key */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        {...overlayProps}
        className={joinClasses(styles['overlay'], overlayProps?.className)}
        onClick={() => pressedOverlay.current && !fullScreen && onRequestClose()}
        onPointerDown={() => {
          pressedOverlay.current = true
        }}
      />
      <div className={styles['place']} data-full-screen={fullScreen || undefined}>
        {notice && <div className={styles['notice']}>{notice}</div>}
        <DialogCard
          {...card}
          className={joinClasses(styles['root'], className)}
          data-full-screen={fullScreen || undefined}
          data-shaking={shaking || undefined}
          ref={cardElement}
          tabIndex={-1}
        />
      </div>
    </>
  )
}

function cardProps(props: DialogProps) {
  const { onRequestClose, labelledBy, label, shaking, fullScreen, reachable, ...rest } = props
  const { getReturnFocus, ...card } = rest
  return card
}
