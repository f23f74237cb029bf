export type Loader<value> = {
  /** Returns the loaded value, or `undefined` until it has loaded. */
  readonly getValue: () => value | undefined
  /** Returns whether the last load failed. False again once the next load starts. */
  readonly hasFailed: () => boolean
  /**
   * Returns whether the last two loads failed while the browser was online. The file is probably
   * gone since a release, so that only a reload of the page helps.
   */
  readonly isOutdated: () => boolean
  /**
   * Starts the load on the first call. Later calls return the same promise, or load again after a
   * failure.
   */
  readonly load: () => Promise<value>
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a loader for lazy-loaded code. It stores the loaded value, so that a component can render
 * it synchronously. `React.lazy` instead suspends, and React then shows its fallback for at least
 * 300 ms.
 *
 * @param start - Starts the load, usually with an `import()`.
 */
export function createLoader<value>(start: () => Promise<value>): Loader<value> {
  const listeners = new Set<() => void>()
  let loaded: value | undefined
  let running: Promise<value> | undefined
  let failed = false
  let outdated = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const run = async () => {
    const again = failed
    failed = false
    if (again) notify()
    try {
      loaded = await start()
      outdated = false
      return loaded
    } catch (error) {
      failed = true
      outdated = again && navigator.onLine !== false
      running = undefined
      throw error
    } finally {
      notify()
    }
  }

  return {
    getValue: () => loaded,
    hasFailed: () => failed,
    isOutdated: () => outdated,
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
