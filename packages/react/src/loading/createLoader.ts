export type Loader<value> = {
  /** The loaded value; `undefined` before that. */
  readonly getValue: () => value | undefined
  /** True after a failed load, until the next one starts. */
  readonly hasFailed: () => boolean
  /**
   * Loads once and returns the same promise afterwards. After a failure, the next call loads again.
   */
  readonly load: () => Promise<value>
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a loader that holds the loaded value itself, so that a component renders it
 * synchronously. With `React.lazy`, React shows the fallback and reveals the content at least 300
 * ms later.
 *
 * @param start - Starts the load, usually an `import()`.
 */
export function createLoader<value>(start: () => Promise<value>): Loader<value> {
  const listeners = new Set<() => void>()
  let loaded: value | undefined
  let running: Promise<value> | undefined
  let failed = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const run = async () => {
    const again = failed
    failed = false
    if (again) notify()
    try {
      loaded = await start()
      return loaded
    } catch (error) {
      failed = true
      running = undefined
      throw error
    } finally {
      notify()
    }
  }

  return {
    getValue: () => loaded,
    hasFailed: () => failed,
    load: () => {
      running ??= run()
      return running
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
