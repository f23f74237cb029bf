import * as z from 'zod'

const Event = z.object({ props: z.object({ event: z.string() }) })

/**
 * Numbers of requests, events and errors that the wallet directory has received since the start.
 */
export type Counts = {
  /** Number of requests by URL path; ids in paths are removed. */
  readonly requests: Readonly<Record<string, number>>
  /** Number of analytics events that `/batch` has received, by name. */
  readonly events: Readonly<Record<string, number>>
  /** Number of error reports that `/e` has received, by category. */
  readonly errors: Readonly<Record<string, number>>
}

/**
 * Counts the requests, analytics events and errors that the wallet directory receives. It stores
 * neither addresses nor URLs of pages.
 */
export type Sink = {
  readonly addRequest: (path: string) => void
  /** Counts the valid analytics events in the body of a batch, and ignores invalid ones. */
  readonly addBatch: (body: unknown) => void
  readonly addError: (body: unknown) => void
  readonly getCounts: () => Counts
}

function createTally() {
  const counts = new Map<string, number>()
  return {
    add: (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1),
    get: () => Object.fromEntries(counts),
  }
}

/**
 * Creates the counters for the requests, analytics events and errors that the wallet directory
 * receives.
 */
export function createSink(): Sink {
  const [requests, events, errors] = [createTally(), createTally(), createTally()]
  const addTo = (tally: typeof events, value: unknown) => {
    const event = Event.safeParse(value)
    if (event.success) tally.add(event.data.props.event)
  }
  return {
    addRequest: requests.add,
    addBatch: (body) => {
      if (Array.isArray(body)) for (const event of body) addTo(events, event)
    },
    addError: (body) => addTo(errors, body),
    getCounts: () => ({ requests: requests.get(), events: events.get(), errors: errors.get() }),
  }
}
