import { createStore, type StoreApi } from 'zustand/vanilla'
import { confirmMessageClearMs } from '../config/constants.ts'

export type ConfirmQuestion = {
  readonly title: string
  readonly message: string
  /** Label of the confirm button, a verb such as "Unlink". */
  readonly yes: string
  readonly tone?: 'danger' | 'neutral'
}

type ConfirmPopupState = {
  readonly open: boolean
  /**
   * The question shown in the confirm popup. It stays for 300 ms after `open` becomes false, so
   * that the text is visible while the popup fades out.
   */
  readonly question: ConfirmQuestion | undefined
}

/**
 * The app's confirm popup, which asks the user one yes-or-no question at a time. Further questions
 * wait in a queue.
 */
export type ConfirmPopup = {
  readonly store: Pick<StoreApi<ConfirmPopupState>, 'getState' | 'subscribe' | 'getInitialState'>
  /**
   * Adds a question to the queue of the confirm popup.
   *
   * @returns The answer: `true` on yes; `false` on cancel, Escape, backdrop and route change.
   */
  readonly ask: (question: ConfirmQuestion) => Promise<boolean>
  /** Answers the question that the confirm popup shows. Has no effect if no question is open. */
  readonly answer: (yes: boolean) => void
  /** Answers the open question and all queued ones with no, for instance on a route change. */
  readonly cancelAll: () => void
}

type Entry = { readonly question: ConfirmQuestion; readonly resolve: (yes: boolean) => void }

const closed: ConfirmPopupState = { open: false, question: undefined }

/** Creates the app's confirm popup. Called once per page. */
export function createConfirmPopup(): ConfirmPopup {
  const store = createStore<ConfirmPopupState>()(() => closed)
  let current: Entry | undefined
  let waiting: readonly Entry[] = []

  const openNext = () => {
    const [next, ...rest] = waiting
    waiting = rest
    current = next
    store.setState(next ? { open: true, question: next.question } : closed)
  }
  const answer = (yes: boolean) => {
    if (!current) return
    current.resolve(yes)
    current = undefined
    store.setState({ open: false })
    setTimeout(openNext, confirmMessageClearMs)
  }

  return {
    store,
    ask(question) {
      return new Promise((resolve) => {
        waiting = [...waiting, { question, resolve }]
        if (!store.getState().question) openNext()
      })
    },
    answer,
    cancelAll() {
      for (const entry of waiting) entry.resolve(false)
      waiting = []
      answer(false)
    },
  }
}
