import { useState } from 'react'
import { useAction } from './useAction.ts'

/** Callbacks for the success and the failure of an action. */
export type ResultCallbacks<data> = {
  readonly onSuccess?: ((data: data) => void) | undefined
  readonly onError?: ((error: unknown) => void) | undefined
}

export type Result<data> = {
  /** Result of the last successful run. */
  readonly data: data | undefined
  /** The error of the last run, if it failed. */
  readonly error: unknown
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
}

/**
 * Runs an action that returns data: reports its status and its result. Ignores the result of a run
 * that a newer run has replaced.
 */
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
