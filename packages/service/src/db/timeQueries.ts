/** A finished SQL statement without its parameter values, and its duration. */
export type AskedQuery = { readonly statement: string; readonly durationMs: number }

type Names = {
  /**
   * Name of the driver's method that runs a statement. Its first argument is the SQL text, and it
   * returns a promise.
   */
  readonly run: string
  /**
   * Names of the driver's methods that pass a nested client to a callback, e.g. for transactions.
   */
  readonly nest: readonly string[]
}

type Call = (...args: readonly unknown[]) => unknown

const isCall = (value: unknown): value is Call => typeof value === 'function'

/**
 * Wraps a database driver so that the duration of each statement is reported, including statements
 * in transactions. Neither the drivers nor the query builder report durations.
 */
export function timeQueries<client extends object>(
  client: client,
  { run, nest }: Names,
  tell: (query: AskedQuery) => void,
): client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (!isCall(value) || name === 'constructor') return value
      return (...args: readonly unknown[]) => {
        const answer = value.apply(
          target,
          nest.includes(String(name)) ? args.map(wrapNested) : [...args],
        )
        if (name === run) watch(answer, args)
        return answer
      }
    },
  })

  function wrapNested(argument: unknown): unknown {
    if (!isCall(argument)) return argument
    return (inner: object) => argument(timeQueries(inner, { run, nest }, tell))
  }

  function watch(answer: unknown, [text]: readonly unknown[]): void {
    const started = performance.now()
    const end = () => tell({ statement: String(text), durationMs: performance.now() - started })
    // Errors reach the caller through the returned promise.
    Promise.resolve(answer).then(end, end)
  }
}
