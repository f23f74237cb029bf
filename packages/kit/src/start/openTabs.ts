import { load } from '../connect/load.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { getTabs } from '../tabs/getTabs.ts'

/**
 * Connects the kit with the kits in other tabs of the origin. The code that validates and applies
 * messages loads with the first message.
 */
export function openTabs(kit: Kit): void {
  const { ports, config } = kit
  const channel = ports.openChannel(config.name ? `latchkey:${config.name}` : 'latchkey')
  getLifetime(kit).cleanups.add(
    channel.subscribe((message) => {
      load().then(
        ({ receiveTabMessage }) => receiveTabMessage(kit, message),
        () => undefined, // Without the chunk this tab misses messages. A reload reads the stored state.
      )
    }),
  )
  getTabs(kit).post = channel.post
}
