import type { Kit } from '../Kit.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { parseTabMessage } from '../tabs/parseTabMessage.ts'
import type { TabMessage, TabNews } from '../tabs/TabMessage.ts'
import { toTopic } from '../tabs/tellTabs.ts'
import { dropConnection } from './dropConnection.ts'
import { followAccount } from './followAccount.ts'
import { moveToNetwork } from './moveToNetwork.ts'
import { restoreConnections } from './restoreConnections.ts'

/** Says whether a message is the newest word on its topic, by time, then by tab. Takes it as such. */
function takeTurn(kit: Kit, message: TabMessage): boolean {
  const topic = toTopic(message)
  const { time, tabId } = message
  const last = kit.runtime.clock.get(topic)
  if (last && (last.time > time || (last.time === time && last.tabId >= tabId))) return false
  kit.runtime.clock.set(topic, { time, tabId })
  return true
}

async function apply(kit: Kit, news: TabNews): Promise<void> {
  switch (news.type) {
    case 'theme':
      kit.preferences.setState({ themeMode: news.themeMode, themeVariables: news.themeVariables })
      return
    case 'chain':
      moveToNetwork(kit, news.caipNetworkId, { quiet: true })
      return
    case 'disconnect':
      dropConnection(kit, { namespace: news.namespace, connectorId: news.connectorId, quiet: true })
      return
    case 'connect':
      // Known already: then it is the sign-in that has changed.
      await (kit.wallets.has(toConnectorKey(news.namespace, news.connectorId))
        ? followAccount(kit)
        : restoreConnections(kit))
  }
}

/** Applies news of another tab; anything else on the channel is ignored (S-135). */
export async function receiveTabMessage(kit: Kit, received: unknown): Promise<void> {
  const message = parseTabMessage(received, kit.ports.now())
  if (!message || !kit.runtime.running || message.tabId === kit.runtime.tabId) return
  if (takeTurn(kit, message)) await apply(kit, message)
}
