import type { Kit } from '../kit/Kit.ts'
import type { KitEvent, TrackParameters } from '../kit/KitEvent.ts'
import { getActiveConnection } from './getActiveConnection.ts'
import { getSubscribers } from './getSubscribers.ts'

/** Tells subscribers in this page of an event. Nothing is queued and nothing leaves the page by itself (S-105). */
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
  for (const listener of [...subscribers.listeners]) tell(listener, event)
}

// A listener of the host that throws is an uncaught error of the page, not a failed connection.
function tell(listener: (event: KitEvent) => void, event: KitEvent): void {
  try {
    listener(event)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
