import type { Channel, ChannelEvent } from '../inpage/createChannel.ts'
import type { PageEvent, PageState } from '../wire/wire.ts'
import type { TestPage } from './TestPage.ts'

const isState = (event: PageEvent): event is Extract<PageEvent, { type: 'state' }> =>
  event.type === 'state'

/**
 * Creates the connection of a simulated page to the sandbox wallet. Requests go to the wallet's
 * service, whose events the connection receives.
 */
export async function createPageChannel(page: TestPage): Promise<Channel> {
  const listeners = new Set<(event: ChannelEvent) => void>()
  let state: PageState = (await page.waitFor(isState)).state
  page.listen((event) => {
    if (event.type === 'settled') return
    const before = state
    if (event.type === 'state') state = event.state
    const told: ChannelEvent =
      event.type === 'state' ? { type: 'state', before, after: state } : { type: 'dropped' }
    for (const listener of [...listeners]) listener(told)
  })
  return {
    getState: () => state,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    request: ({ method, params }) => page.request(method, params),
  }
}
