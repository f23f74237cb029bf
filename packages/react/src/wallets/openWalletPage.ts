import { type DirectoryWallet, openExternal, validateExternalUrl } from '@latchkey/core'
import { type Kit, type KitEvents, track } from '@latchkey/kit'

/** Returns whether a link of the directory or the app may be opened (S-64). */
export function isLink(url: string | undefined): url is string {
  if (!url) return false
  try {
    validateExternalUrl(url)
    return true
  } catch {
    return false
  }
}

export type OpenWalletPageParameters = {
  readonly wallet: DirectoryWallet
  readonly type: KitEvents['GET_WALLET']['type']
  readonly url: string
}

/**
 * Opens the download page of a wallet in a new tab.
 *
 * @throws {ExternalUrlError} The link must not be opened.
 */
export function openWalletPage(kit: Kit, { wallet, type, url }: OpenWalletPageParameters): void {
  const { name, order: walletRank, id: explorerId } = wallet
  openExternal(url, { open: kit.ports.openWindow })
  track(kit, { event: 'GET_WALLET', properties: { name, walletRank, explorerId, type } })
}
