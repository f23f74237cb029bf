import type { Kit } from '../Kit.ts'
import { loadFlows } from '../loadFlows.ts'

/** Joins the kit's tabs. A message is checked and applied by code that loads with the first one. */
export function openTabs(kit: Kit): void {
  const { runtime, ports, config } = kit
  const channel = ports.openChannel(config.name ? `latchkey:${config.name}` : 'latchkey')
  runtime.cleanups.add(
    channel.subscribe((message) => {
      loadFlows().then(
        ({ receiveTabMessage }) => receiveTabMessage(kit, message),
        () => undefined, // Without its chunk this tab misses news; a reload reads the stored state.
      )
    }),
  )
  runtime.post = channel.post
}
