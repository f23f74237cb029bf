import { Button } from '@latchkey/ui'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './ConfirmPopupView.module.css'
import type { ConfirmPopup, ConfirmQuestion } from './createConfirmPopup.ts'

/** Shows the confirm popup. While it is open, the caller keeps the rest of the page inert. */
export function ConfirmPopupView({ confirmPopup }: { readonly confirmPopup: ConfirmPopup }) {
  const { open, question } = useStore(confirmPopup.store)
  if (!question) return null
  return <Popup open={open} question={question} onAnswer={confirmPopup.answer} />
}

type PopupProps = {
  readonly open: boolean
  readonly question: ConfirmQuestion
  readonly onAnswer: (yes: boolean) => void
}

function Popup({ open, question, onAnswer }: PopupProps) {
  const messages = useMessages()
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const yes = useRef<HTMLButtonElement>(null)
  useFocusWhile(open, cancel)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onAnswer(false)
    if (event.key !== 'Tab') return
    event.preventDefault()
    const other = document.activeElement === cancel.current ? yes : cancel
    other.current?.focus()
  }
  return (
    <div className={styles['layer']} data-open={open || undefined} inert={!open}>
      <div
        className={styles['backdrop']}
        data-testid="confirm-backdrop"
        onPointerDown={() => onAnswer(false)}
      />
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-message`}
        className={styles['card']}
        onKeyDown={onKeyDown}
      >
        <h2 id={`${id}-title`}>{question.title}</h2>
        <p id={`${id}-message`}>{question.message}</p>
        <div className={styles['actions']}>
          <Button ref={cancel} variant="secondary" onClick={() => onAnswer(false)}>
            {messages.confirm.cancel}
          </Button>
          <Button
            ref={yes}
            variant={question.tone === 'danger' ? 'danger' : 'primary'}
            onClick={() => onAnswer(true)}
          >
            {question.yes}
          </Button>
        </div>
      </div>
    </div>
  )
}

/**
 * Moves focus into the confirm popup when it opens, and back to the previous element when it
 * closes.
 */
function useFocusWhile(open: boolean, target: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    target.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open, target])
}
