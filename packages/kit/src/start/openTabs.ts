import { load } from '../connect/load.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { getTabs } from '../tabs/getTabs.ts'

/** Joins the kit's tabs. A message is checked and applied by code that loads with the first one. */
export function openTabs(kit: Kit): void {
  const { ports, config } = kit
  const channel = ports.openChannel(config.name ? `latchkey:${config.name}` : 'latchkey')
  getLifetime(kit).cleanups.add(
    channel.subscribe((message) => {
      load().then(
        ({ receiveTabMessage }) => receiveTabMessage(kit, message),
        () => undefined, // Without its chunk this tab misses news; a reload reads the stored state.
      )
    }),
  )
  getTabs(kit).post = channel.post
}
