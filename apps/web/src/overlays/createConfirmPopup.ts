import { createStore, type StoreApi } from 'zustand/vanilla'
import { confirmMessageClearMs } from '../config/constants.ts'

export type ConfirmQuestion = {
  readonly title: string
  readonly message: string
  /** Label of the confirm button, a verb. */
  readonly yes: string
  readonly tone?: 'danger' | 'neutral'
}

type ConfirmPopupState = {
  readonly open: boolean
  /**
   * The question to show. It stays for 300 ms after `open` becomes false, so that the text is
   * visible while the popup fades out.
   */
  readonly question: ConfirmQuestion | undefined
}

/** Asks one question at a time. Further questions wait in a queue. */
export type ConfirmPopup = {
  readonly store: Pick<StoreApi<ConfirmPopupState>, 'getState' | 'subscribe' | 'getInitialState'>
  /**
   * Asks a question, after those asked before.
   *
   * @returns `true` on yes; `false` on cancel, Escape, backdrop and route change.
   */
  readonly ask: (question: ConfirmQuestion) => Promise<boolean>
  /** Answers the open question. Has no effect if no question is open. */
  readonly answer: (yes: boolean) => void
  /** Answers the open question and all queued ones with no. */
  readonly cancelAll: () => void
}

type Entry = { readonly question: ConfirmQuestion; readonly resolve: (yes: boolean) => void }

const closed: ConfirmPopupState = { open: false, question: undefined }

/** Creates the confirm popup of one page. */
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
