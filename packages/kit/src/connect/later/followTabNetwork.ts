import type { Network, Wallet } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'
import { isRemoteConnector } from '../../state/isRemoteConnector.ts'
import type { TabNews } from '../../tabs/TabMessage.ts'
import { moveToNetwork } from '../../wallets/later/moveToNetwork.ts'

type ChainNews = TabNews & { readonly type: 'chain' }

/** Sessions and Solana wallets have no network of their own: each tab keeps the one it sends to. */
function isNetworkOfTab({ connector: { info } }: Wallet): boolean {
  return isRemoteConnector(info) || info.namespace === 'solana'
}

/** The network, where the wallet goes there without asking anybody. */
function findSilent(kit: Kit, wallet: Wallet, { caipNetworkId }: ChainNews): Network | undefined {
  if (!isNetworkOfTab(wallet)) return undefined
  const approved = wallet.features.getApprovedNetworkIds?.()
  if (approved && !approved.includes(caipNetworkId)) return undefined
  return kit.config.networks.find((network) => network.caipNetworkId === caipNetworkId)
}

/**
 * Goes where another tab has gone (S-135), never without the wallet: a page must not show another network than the one
 * a transfer goes out on. A wallet that has a network of its own tells every tab itself.
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
  // The state first: a report of the wallet that says more than the state goes out as news of this tab.
  moveToNetwork(kit, caipNetworkId, { quiet: true })
  try {
    await switchNetwork(network, { signal: undefined })
  } catch {
    const actual = await wallet.getNetworkId({ signal: undefined })
    if (getWallet(kit, { namespace }) === wallet) moveToNetwork(kit, actual, { quiet: true })
  }
}
