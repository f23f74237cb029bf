/**
 * Returns the error of a prompting request while other prompts are open, or `undefined` if the
 * wallet queues the request. `open` has the methods of the open prompts.
 */
export type Busy = (method: string, open: readonly string[]) => Error | undefined

/** Creates a function that runs prompting requests, unless the wallet is busy with another one. */
export function createPromptGate(busy: Busy | undefined) {
  const open: string[] = []
  return async <answer>(method: string, run: () => Promise<answer>): Promise<answer> => {
    const refusal = open.length > 0 ? busy?.(method, open) : undefined
    if (refusal) throw refusal
    open.push(method)
    try {
      return await run()
    } finally {
      open.splice(open.indexOf(method), 1)
    }
  }
}
