import type { Network, Wallet } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'
import { isRemoteConnector } from '../../state/isRemoteConnector.ts'
import type { TabNews } from '../../tabs/TabMessage.ts'
import { moveToNetwork } from '../../wallets/later/moveToNetwork.ts'

type ChainNews = TabNews & { readonly type: 'chain' }

/**
 * Returns whether each tab chooses the network for a wallet. WalletConnect sessions, logins and
 * Solana wallets do not store a current network.
 */
function isNetworkOfTab({ connector: { info } }: Wallet): boolean {
  return isRemoteConnector(info) || info.namespace === 'solana'
}

/** Returns the network of the other tab if this wallet can switch to it without a prompt. */
function findSilent(kit: Kit, wallet: Wallet, { caipNetworkId }: ChainNews): Network | undefined {
  if (!isNetworkOfTab(wallet)) return undefined
  const approved = wallet.features.getApprovedNetworkIds?.()
  if (approved && !approved.includes(caipNetworkId)) return undefined
  return kit.config.networks.find((network) => network.caipNetworkId === caipNetworkId)
}

/**
 * Switches to the network that another tab has chosen (S-135), always together with the wallet. A
 * page must not show a network other than the one on which it sends transactions. Wallets with
 * their own current network notify every tab, so this does nothing for them.
 */
export async function followTabNetwork(kit: Kit, news: ChainNews): Promise<void> {
  const { namespace, caipNetworkId } = news
  const wallet = getWallet(kit, { namespace })
  if (!wallet) {
    moveToNetwork(kit, caipNetworkId, { quiet: true })
    return
  }
  const network = findSilent(kit, wallet, news)
  const { switchNetwork } = wallet.features
  if (!network || !switchNetwork) return
  // The state changes before the wallet does. Otherwise the wallet's report would differ from the
  // state and be broadcast as a change made in this tab.
  moveToNetwork(kit, caipNetworkId, { quiet: true })
  try {
    await switchNetwork(network, { signal: undefined })
  } catch {
    const actual = await wallet.getNetworkId({ signal: undefined })
    if (getWallet(kit, { namespace }) === wallet) moveToNetwork(kit, actual, { quiet: true })
  }
}
