import type { Kit } from '../kit/Kit.ts'
import { getTabs } from './getTabs.ts'
import type { TabNews } from './TabMessage.ts'

/**
 * Sends a state change to the other tabs. The message's timestamp is later than that of all known
 * messages on the topic, even if the clock was set back.
 */
export function notifyTabs(kit: Pick<Kit, 'ports' | 'slots'>, news: TabNews): void {
  const { tabId, clock, post } = getTabs(kit)
  const topic = toTopic(news)
  const time = Math.max(kit.ports.now(), (clock.get(topic)?.time ?? 0) + 1)
  clock.set(topic, { time, tabId })
  post?.({ version: 1, tabId, time, ...news })
}

/**
 * Returns the topic of a state change, e.g. a namespace's network. Only the latest message of a
 * topic counts.
 */
export function toTopic(news: TabNews): string {
  if (news.type === 'chain') return `chain:${news.namespace}`
  if (news.type === 'connect' || news.type === 'disconnect')
    return `connection:${news.namespace}/${news.connectorId}`
  return news.type
}
