import { BaseError } from '@latchkey/core'
import { useCallback, useEffect, useRef, useState } from 'react'

export type ActionStatus = 'idle' | 'pending' | 'success' | 'error'

export type UseActionReturnType<input> = {
  /** Starts the action; an earlier run of this hook is aborted and its result dropped. */
  readonly run: (input: input) => void
  readonly status: ActionStatus
  /** Why the last run failed. */
  readonly error: unknown
}

type State = { readonly status: ActionStatus; readonly error: unknown }
const idle: State = { status: 'idle', error: undefined }

/** The code of an error of the kit; `undefined` for any other value. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof BaseError ? error.code : undefined
}

/**
 * Binds an action to a component: starts it, tells how it goes, and aborts it when the component goes away.
 *
 * @param action - Gets the input of `run` and a signal that aborts with the next run or on unmount.
 */
export function useAction<input = void>(
  action: (input: input, options: { readonly signal: AbortSignal }) => Promise<unknown>,
): UseActionReturnType<input> {
  const [state, setState] = useState(idle)
  const current = useRef<AbortController>(undefined)
  const latest = useRef(action)

  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => current.current?.abort(), [])

  const run = useCallback((input: input) => {
    current.current?.abort()
    const attempt = new AbortController()
    current.current = attempt
    const settle = (next: State) => {
      if (!attempt.signal.aborted) setState(next)
    }
    setState({ status: 'pending', error: undefined })
    latest.current(input, { signal: attempt.signal }).then(
      () => settle({ status: 'success', error: undefined }),
      (error: unknown) => settle({ status: 'error', error }),
    )
  }, [])

  return { run, ...state }
}
