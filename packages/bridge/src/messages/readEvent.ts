/** Data, source window and origin of a window message, read without trusting the page. */
export type ReceivedEvent = {
  readonly data: unknown
  readonly source: unknown
  readonly origin: unknown
  readonly ports: readonly MessagePort[]
}

// Captured when the module loads, so that later code cannot fake the source of an event (S-02).
const getterOf = (field: string) =>
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, field)?.get
const getters = {
  data: getterOf('data'),
  source: getterOf('source'),
  origin: getterOf('origin'),
  ports: getterOf('ports'),
}

function read(event: Event, field: keyof typeof getters): unknown {
  const getter = getters[field]
  return getter ? Reflect.apply(getter, event, []) : undefined
}

const isPort = (value: unknown): value is MessagePort => value instanceof MessagePort

/** Reads an event with the captured getters. `undefined` if the event is not a message event. */
export function readEvent(event: Event): ReceivedEvent | undefined {
  try {
    const ports = read(event, 'ports')
    return {
      data: read(event, 'data'),
      source: read(event, 'source'),
      origin: read(event, 'origin'),
      ports: Array.isArray(ports) ? ports.filter(isPort) : [],
    }
  } catch {
    return undefined
  }
}
