import { BaseError } from '@latchkey/core'
import { useState } from 'react'
import { messages } from '../messages/messages.ts'

export type Task<input> = {
  readonly status: 'rest' | 'pending' | 'failed'
  /** Text of the latest error for the user; `undefined` without an error. */
  readonly error: string | undefined
  readonly run: (input: input) => void
}

/**
 * Translated error texts by code. Empty in English, because the errors themselves contain English
 * texts.
 */
const texts: Readonly<Record<string, string>> = messages.errors

/** Returns the text of an error for the user, in the language of the document. */
export const toErrorText = (error: unknown): string =>
  error instanceof BaseError
    ? (texts[error.code] ?? error.shortMessage)
    : messages.page.thatDidNotWork

/**
 * Returns a task for a button or form that runs `action`. One call runs at a time, and the latest
 * error is stored.
 */
export function useTask<input = void>(action: (input: input) => Promise<unknown>): Task<input> {
  const [state, setState] = useState<Omit<Task<input>, 'run'>>({ status: 'rest', error: undefined })
  return {
    ...state,
    run(input) {
      if (state.status === 'pending') return
      setState({ status: 'pending', error: undefined })
      action(input).then(
        () => setState({ status: 'rest', error: undefined }),
        (error: unknown) => setState({ status: 'failed', error: toErrorText(error) }),
      )
    },
  }
}
