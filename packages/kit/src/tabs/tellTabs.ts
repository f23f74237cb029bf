import type { Kit } from '../Kit.ts'
import type { TabNews } from './TabMessage.ts'

/** Tells the other tabs. The time is later than all news of the topic known here, whatever the clock says. */
export function tellTabs(kit: Pick<Kit, 'ports' | 'runtime'>, news: TabNews): void {
  const { runtime, ports } = kit
  const topic = toTopic(news)
  const time = Math.max(ports.now(), (runtime.clock.get(topic)?.time ?? 0) + 1)
  runtime.clock.set(topic, { time, tabId: runtime.tabId })
  runtime.post?.({ version: 1, tabId: runtime.tabId, time, ...news })
}

/** What a message is about; the last word on a topic counts. */
export function toTopic(news: TabNews): string {
  if (news.type === 'theme' || news.type === 'labels') return news.type
  if (news.type === 'chain') return `chain:${news.namespace}`
  return `connection:${news.namespace}/${news.connectorId}`
}
