import { BaseError } from '@latchkey/core'
import { useCallback, useEffect, useRef, useState } from 'react'

export type ActionStatus = 'idle' | 'pending' | 'success' | 'error'

export type UseActionReturnType<input> = {
  /**
   * Starts the action. If an earlier run of the same hook is pending, aborts it and ignores its
   * result.
   */
  readonly run: (input: input) => void
  readonly status: ActionStatus
  /** The error of the last run, if it failed. */
  readonly error: unknown
}

type State = { readonly status: ActionStatus; readonly error: unknown }
const idle: State = { status: 'idle', error: undefined }

/** Returns the code of a kit error; `undefined` for any other value. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof BaseError ? error.code : undefined
}

/**
 * Runs an action from a component: reports its status, and aborts it when the component unmounts.
 *
 * @param action - Receives the input of `run` and a signal that aborts with the next run or on
 * unmount.
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
