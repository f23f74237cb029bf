type Run<value> = {
  readonly controller: AbortController
  readonly promise: Promise<value>
  users: number
}

/**
 * Creates a function that lets concurrent equal calls share one execution (S-130). If a caller
 * aborts, it is rejected immediately. The execution itself is aborted when all its callers have
 * aborted. No result is stored afterwards.
 */
export function createSharing<value>() {
  const runs = new Map<unknown, Run<value>>()

  function begin(key: unknown, start: (signal: AbortSignal) => Promise<value>): Run<value> {
    const controller = new AbortController()
    const run: Run<value> = { controller, promise: start(controller.signal), users: 0 }
    const forget = () => {
      if (runs.get(key) === run) runs.delete(key)
    }
    run.promise.then(forget, forget)
    controller.signal.addEventListener('abort', forget)
    runs.set(key, run)
    return run
  }

  return function share(
    key: unknown,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<value>,
  ): Promise<value> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const run = runs.get(key) ?? begin(key, start)
    run.users += 1
    if (!signal) return run.promise

    return new Promise((resolve, reject) => {
      const leave = () => {
        run.users -= 1
        if (run.users === 0) run.controller.abort(signal.reason)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      run.promise.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject)
    })
  }
}
