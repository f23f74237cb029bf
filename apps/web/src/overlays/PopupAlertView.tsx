import { useStore } from 'zustand'
import type { PopupAlert } from './createPopupAlert.ts'
import styles from './PopupAlertView.module.css'

/**
 * Shows the popup alert. The live region is always rendered, so that screen readers announce a
 * message immediately.
 */
export function PopupAlertView({ popupAlert }: { readonly popupAlert: PopupAlert }) {
  const state = useStore(popupAlert.store)
  return (
    <div className={styles['region']} role="status">
      {state && (
        <p
          key={state.id}
          className={`${styles['alert']} ${styles[state.style]}`}
          data-phase={state.phase}
          data-style={state.style}
          data-testid="popup-alert"
        >
          {state.message}
        </p>
      )}
    </div>
  )
}
