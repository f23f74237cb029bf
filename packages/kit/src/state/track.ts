import type { Kit } from '../kit/Kit.ts'
import type { KitEvent, TrackParameters } from '../kit/KitEvent.ts'
import { getActiveConnection } from './getActiveConnection.ts'
import { getSubscribers } from './getSubscribers.ts'

/**
 * Sends an event to the subscribers of this page. It queues no event and sends none over the
 * network (S-105).
 */
export function track(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'slots'>,
  parameters: TrackParameters,
): void {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  const event: KitEvent = {
    timestamp: kit.ports.now(),
    data: { type: 'track', ...parameters, ...(address && { address }) },
  }
  const subscribers = getSubscribers(kit)
  subscribers.last = event
  for (const listener of [...subscribers.listeners]) notify(listener, event)
}

// An error in an app's event listener is thrown as an uncaught error of the page. It must not make
// a connection fail.
function notify(listener: (event: KitEvent) => void, event: KitEvent): void {
  try {
    listener(event)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
