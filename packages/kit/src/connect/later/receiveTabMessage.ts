import { readBalancesHidden } from '../../account/balancesHidden.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { updateRecents } from '../../storage/saveConnections.ts'
import { getTabs } from '../../tabs/getTabs.ts'
import { toTopic } from '../../tabs/notifyTabs.ts'
import { parseTabMessage } from '../../tabs/parseTabMessage.ts'
import type { TabMessage, TabNews } from '../../tabs/TabMessage.ts'
import { getPairing } from '../../walletconnect/getPairing.ts'
import { load as loadPairing } from '../../walletconnect/load.ts'
import { dropConnections } from '../../wallets/later/dropConnections.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'
import { followTabNetwork } from './followTabNetwork.ts'
import { restore } from './restore.ts'
import { resumePending } from './resumePending.ts'

/**
 * Returns whether a message of another tab is newer than all earlier ones on its topic, by time,
 * then by tab id. If so, records the message as the newest.
 */
function takeTurn(kit: Kit, message: TabMessage): boolean {
  // A message of this type only reports that the stored list has changed, so it cannot be outdated.
  if (message.type === 'pending') return true
  const topic = toTopic(message)
  const { time, tabId } = message
  const last = getTabs(kit).clock.get(topic)
  if (last && (last.time > time || (last.time === time && last.tabId >= tabId))) return false
  getTabs(kit).clock.set(topic, { time, tabId })
  return true
}

/**
 * Stops this tab's WalletConnect client unless a WalletConnect connection is left. A running client
 * would overwrite session data that other tabs store.
 */
function stopClient(kit: Kit): void {
  const pairing = getPairing(kit)
  const isPaired = ({ connector }: Connection) => connector.id === walletConnectId
  if (pairing.shared || kit.connection.getState().connections.some(isPaired)) return
  // A client that failed to load does not run, so its error is ignored.
  pairing.client?.then((client) => client.stop()).catch(() => undefined)
}

async function takeEnd(kit: Kit, news: TabNews & { type: 'disconnect' }): Promise<void> {
  const isOther = dropConnections(kit, [news], { quiet: true })
  if (news.connectorId === walletConnectId) stopClient(kit)
  if (isOther) await followAccount(kit)
}

async function takePaired(kit: Kit): Promise<void> {
  const { renewPaired } = await loadPairing()
  await renewPaired(kit)
}

async function takeConnection(kit: Kit, news: TabNews & { type: 'connect' }): Promise<void> {
  const isKnown = () => kit.wallets.has(toConnectorKey(news.namespace, news.connectorId))
  if (isKnown()) {
    // If the session cannot be adopted, nothing changes. The next page load restores it.
    if (news.connectorId === walletConnectId) await takePaired(kit).catch(() => undefined)
    // The connection is known already, so the message means that its sign-in has changed.
    return followAccount(kit)
  }
  await restore(kit)
  // If a restore was already running when the message arrived, it may have missed the new
  // connection, so another one runs.
  if (!isKnown()) await restore(kit)
}

async function apply(kit: Kit, news: TabNews): Promise<void> {
  switch (news.type) {
    case 'theme':
      kit.preferences.setState({ themeMode: news.themeMode, themeVariables: news.themeVariables })
      return
    case 'labels':
      updateRecents(kit)
      return
    case 'balances':
      readBalancesHidden(kit)
      return
    case 'pending':
      resumePending(kit)
      return
    case 'chain':
      await followTabNetwork(kit, news)
      return
    case 'disconnect':
      await takeEnd(kit, news)
      return
    case 'connect':
      await takeConnection(kit, news)
  }
}

/**
 * Handles a message from another tab of the same origin. Other messages on the channel are ignored
 * (S-135).
 */
export async function receiveTabMessage(kit: Kit, received: unknown): Promise<void> {
  const message = parseTabMessage(received, kit.ports.now())
  if (!message || !getLifetime(kit).running || message.tabId === getTabs(kit).tabId) return
  if (takeTurn(kit, message)) await apply(kit, message)
}
