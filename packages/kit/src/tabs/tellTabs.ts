import type { Kit } from '../kit/Kit.ts'
import { getTabs } from './getTabs.ts'
import type { TabNews } from './TabMessage.ts'

/** Tells the other tabs. The time is later than all news of the topic known here, whatever the clock says. */
export function tellTabs(kit: Pick<Kit, 'ports' | 'slots'>, news: TabNews): void {
  const { tabId, clock, post } = getTabs(kit)
  const topic = toTopic(news)
  const time = Math.max(kit.ports.now(), (clock.get(topic)?.time ?? 0) + 1)
  clock.set(topic, { time, tabId })
  post?.({ version: 1, tabId, time, ...news })
}

/** What a message is about; the last word on a topic counts. */
export function toTopic(news: TabNews): string {
  if (news.type === 'chain') return `chain:${news.namespace}`
  if (news.type === 'connect' || news.type === 'disconnect')
    return `connection:${news.namespace}/${news.connectorId}`
  return news.type
}
