import type { Kit } from '../Kit.ts'
import { getActiveConnection } from '../selectors/getActiveConnection.ts'
import type { TabNews } from './TabMessage.ts'

/** Tells the other tabs. The time is later than all news of the topic known here, whatever the clock says. */
export function tellTabs(kit: Pick<Kit, 'ports' | 'runtime'>, news: TabNews): void {
  const { runtime, ports } = kit
  const topic = toTopic(news)
  const time = Math.max(ports.now(), (runtime.clock.get(topic)?.time ?? 0) + 1)
  runtime.clock.set(topic, { time, tabId: runtime.tabId })
  runtime.post?.({ version: 1, tabId: runtime.tabId, time, ...news })
}

/** Makes the other tabs ask for sessions again: connected as before, but signed in or out. */
export function tellSignInChanged(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'runtime'>,
): void {
  const connection = getActiveConnection(kit)
  if (!connection) return
  const { namespace, connector } = connection
  tellTabs(kit, { type: 'connect', namespace, connectorId: connector.id })
}

/** What a message is about; the last word on a topic counts. */
export function toTopic(news: TabNews): string {
  if (news.type === 'theme') return 'theme'
  if (news.type === 'chain') return `chain:${news.namespace}`
  return `connection:${news.namespace}/${news.connectorId}`
}
