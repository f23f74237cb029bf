import { useState } from 'react'
import { useAction } from './useAction.ts'

/** What an app wants told of an action it binds. */
export type ResultCallbacks<data> = {
  readonly onSuccess?: ((data: data) => void) | undefined
  readonly onError?: ((error: unknown) => void) | undefined
}

export type Result<data> = {
  /** Of the last run that succeeded. */
  readonly data: data | undefined
  /** Why the last run failed. */
  readonly error: unknown
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
}

/** Binds an action with what it answers: tells how it goes, and drops the answer of a run that another has replaced. */
export function useResult<input, data>(
  action: (input: input, options: { readonly signal: AbortSignal }) => Promise<data>,
  { onSuccess, onError }: ResultCallbacks<data> = {},
): Result<data> & { readonly run: (input: input) => void } {
  const [data, setData] = useState<data>()
  const { run, status, error } = useAction<input>(async (input, options) => {
    try {
      const found = await action(input, options)
      if (options.signal.aborted) return
      setData(found)
      onSuccess?.(found)
    } catch (reason) {
      if (!options.signal.aborted) onError?.(reason)
      throw reason
    }
  })
  const is = (wanted: typeof status) => status === wanted
  const [isPending, isError, isSuccess] = [is('pending'), is('error'), is('success')]
  return { run, data, error, isPending, isError, isSuccess }
}
