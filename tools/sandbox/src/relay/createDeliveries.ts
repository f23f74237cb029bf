import { limits } from './limits.ts'
import type { Message } from './mailbox/Message.ts'
import type { RelayContext } from './RelayContext.ts'
import { noRelayFault, type RelayFault } from './RelayFault.ts'

type Delivery = { readonly message: Message; readonly timers: Set<NodeJS.Timeout> }

export type Deliveries = {
  readonly deliver: (message: Message) => void
  /** Handles the client's acknowledgement of the delivery with this id. */
  readonly acknowledge: (id: string) => void
  readonly stop: () => void
}

/**
 * Creates a generator of unique ids for the relay's deliveries. They have 16 digits, which a
 * JavaScript number represents exactly.
 */
function createIds(now: () => number): () => number {
  let last = 0
  return () => {
    last = Math.max(now() * 1_000, last + 1)
    return last
  }
}

/**
 * Delivers the relay's messages to one client, at least once each. A message is repeated until the
 * client acknowledges it or it expires.
 *
 * @param options.send - Called for each attempt, with the id of the delivery and the message.
 * @param options.onRoom - Called when further deliveries are possible again, after some had to wait
 *   in the mailbox.
 */
export function createDeliveries(options: {
  readonly context: RelayContext
  readonly send: (id: number, message: Message) => void
  readonly onRoom: () => void
}): Deliveries {
  const { context, send, onRoom } = options
  const deliveries = new Map<string, Delivery>()
  const messages = new Set<Message>()
  const nextId = createIds(context.now)
  let behind = false

  function finish(id: string, delivery: Delivery): void {
    for (const timer of delivery.timers) clearTimeout(timer)
    deliveries.delete(id)
    messages.delete(delivery.message)
    if (!behind) return
    behind = false
    onRoom()
  }

  function after(delayMs: number, { timers }: Delivery, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, delayMs)
    timers.add(timer)
  }

  /** Sends a delivery to a client once, or as many times as the configured fault requires. */
  function sendAsSet(
    id: number,
    delivery: Delivery,
    { dropRate, delayMs, duplicate }: RelayFault,
  ): void {
    if (context.random() < dropRate) return
    const { message } = delivery
    for (let time = duplicate ? 2 : 1; time > 0; time -= 1) {
      if (delayMs > 0) after(delayMs, delivery, () => send(id, message))
      else send(id, message)
    }
  }

  function attempt(id: number, delivery: Delivery): void {
    const { expiresAt, tag } = delivery.message
    if (expiresAt <= context.now()) {
      finish(`${id}`, delivery)
      return
    }
    const set = context.getFault()
    const fault = set.tags?.includes(tag) === false ? noRelayFault : set
    sendAsSet(id, delivery, fault)
    after(context.redeliverAfterMs + fault.delayMs, delivery, () => attempt(id, delivery))
  }

  return {
    deliver: (message) => {
      if (messages.has(message)) return
      if (deliveries.size >= limits.inFlight) {
        behind = true
        return
      }
      const delivery = { message, timers: new Set<NodeJS.Timeout>() }
      const id = nextId()
      messages.add(message)
      deliveries.set(`${id}`, delivery)
      attempt(id, delivery)
    },
    acknowledge: (id) => {
      const delivery = deliveries.get(id)
      if (!delivery) return
      context.mailbox.remove(delivery.message)
      finish(id, delivery)
    },
    stop: () => {
      for (const { timers } of deliveries.values()) for (const timer of timers) clearTimeout(timer)
      deliveries.clear()
    },
  }
}
