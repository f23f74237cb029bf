import type { KitEvent } from '@latchkey/kit'
import { useSyncExternalStore } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

const none = () => undefined

/** Returns the last event of the kit; `undefined` before the first event. */
export function useKitEvents(): KitEvent | undefined {
  const { events } = useKitContext().kit
  return useSyncExternalStore(events.subscribe, events.getLast, none)
}
