import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  popupAlertDisplayMs,
  popupAlertFadeInMs,
  popupAlertFadeOutMs,
} from '../config/constants.ts'

/** Kind of a popup alert, which selects its style: info, success or error. */
type PopupAlertStyle = 'info' | 'success' | 'error'

type PopupAlertState = {
  /**
   * Number of the alert, different for each one. An alert with the same text is therefore
   * recognized as new.
   */
  readonly id: number
  readonly message: string
  readonly style: PopupAlertStyle
  readonly phase: 'entering' | 'shown' | 'leaving'
}

/**
 * The app's popup alert, which shows one short message at a time. A new message replaces the
 * previous one.
 */
export type PopupAlert = {
  readonly store: Pick<
    StoreApi<PopupAlertState | undefined>,
    'getState' | 'subscribe' | 'getInitialState'
  >
  readonly show: (message: string, style?: PopupAlertStyle) => void
  readonly hide: () => void
}

/**
 * Creates the app's popup alert. A message fades in after 300 ms, stays for 3 s and fades out for
 * 300 ms.
 */
export function createPopupAlert(): PopupAlert {
  const store = createStore<PopupAlertState | undefined>()(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0

  const after = (delayMs: number, next: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(next, delayMs)
  }
  const enter = (phase: PopupAlertState['phase']) =>
    store.setState((state) => state && { ...state, phase }, true)
  const leave = () => {
    enter('leaving')
    after(popupAlertFadeOutMs, () => store.setState(undefined, true))
  }

  return {
    store,
    show(message, style = 'info') {
      count += 1
      store.setState({ id: count, message, style, phase: 'entering' }, true)
      after(popupAlertFadeInMs, () => {
        enter('shown')
        after(popupAlertDisplayMs, leave)
      })
    },
    hide: leave,
  }
}
