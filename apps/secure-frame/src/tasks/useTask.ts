import { BaseError } from '@latchkey/core'
import { useState } from 'react'
import { messages } from '../messages/messages.ts'

export type Task<input> = {
  readonly status: 'rest' | 'pending' | 'failed'
  /** Error text for the user, from our catalogue or a general one. */
  readonly error: string | undefined
  readonly run: (input: input) => void
}

/** Translated error texts by code. The English catalogue omits them, because the errors already carry English texts. */
const texts: Readonly<Record<string, string>> = messages.errors

/** Returns the text of a failure for the user. */
export const toErrorText = (error: unknown): string =>
  error instanceof BaseError
    ? (texts[error.code] ?? error.shortMessage)
    : messages.page.thatDidNotWork

/** Binds an action to a component. Runs one call at a time and stores the latest error. */
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
