/** What a database was asked, without the values, and how long it took. */
export type AskedQuery = { readonly statement: string; readonly durationMs: number }

type Names = {
  /** What runs a statement: its text comes first, and what it returns is awaited. */
  readonly run: string
  /** What hands a client of its own to the function that comes last. */
  readonly nest: readonly string[]
}

type Call = (...args: readonly unknown[]) => unknown

const isCall = (value: unknown): value is Call => typeof value === 'function'

/**
 * Tells how long each statement of a driver takes, those of transactions too. Neither driver says so itself, nor does the
 * query builder.
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
    // Whoever asked learns of a failure by the answer.
    Promise.resolve(answer).then(end, end)
  }
}
