import { AlertBar, Button, Stack } from '@latchkey/ui'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { toErrorText } from '../../tasks/useTask.ts'
import styles from './BackupSection.module.css'

export type HoldToRevealProps = { readonly read: () => Promise<string> }

/**
 * Time in ms that the button must be held before the words are read. A shorter press shows nothing.
 */
const holdMs = 1_000

/**
 * Shows the wallet's words while the user holds the button with pointer or space bar, and removes
 * them on release.
 */
export function HoldToReveal({ read }: HoldToRevealProps) {
  const [words, setWords] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  const held = useRef<AbortController>(undefined)

  const letGo = () => {
    held.current?.abort()
    setWords(undefined)
  }
  useEffect(() => {
    document.addEventListener('visibilitychange', letGo)
    window.addEventListener('blur', letGo)
    return () => {
      document.removeEventListener('visibilitychange', letGo)
      window.removeEventListener('blur', letGo)
      held.current?.abort()
    }
  })

  const hold = () => {
    held.current?.abort()
    const holding = new AbortController()
    held.current = holding
    const { signal } = holding
    const timer = setTimeout(() => {
      read().then(
        (text) => !signal.aborted && setWords(text.split(' ')),
        (error: unknown) => setProblem(toErrorText(error)),
      )
    }, holdMs)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }

  return (
    <Stack gap={12}>
      {problem !== undefined && <AlertBar message={problem} />}
      <Button
        onKeyDown={(event) => event.key === ' ' && !event.repeat && hold()}
        onKeyUp={letGo}
        onPointerCancel={letGo}
        onPointerDown={hold}
        onPointerLeave={letGo}
        onPointerUp={letGo}
      >
        {messages.dashboard.holdToSeeWords}
      </Button>
      {words && (
        <ol className={styles['groups']}>
          {words.map((word, index) => (
            <li className={styles['group']} key={`${index}-${word}`}>
              {word}
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}
