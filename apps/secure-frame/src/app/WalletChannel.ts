import { openBroadcastChannel } from '@latchkey/core'
import type { WalletNews } from '../keys/createVault.ts'

/** Broadcasts wallet changes from the wallet's pages to the open frames. */
export type WalletChannel = {
  readonly post: (news: WalletNews) => void
  readonly watch: (onNews: (news: WalletNews) => void) => void
}

const channelName = 'secure-frame/wallet'

/**
 * Opens the broadcast channel. Its messages contain no secrets.
 *
 * @param view - The window whose storage partition receives the messages: the page itself, or the
 * frame that opened it.
 */
export function openWalletChannel(view: Window & typeof globalThis = window): WalletChannel {
  const channel = openBroadcastChannel(channelName, view)
  return {
    post: (news) => channel?.postMessage(news),
    watch: (onNews) => channel?.addEventListener('message', ({ data }) => onNews(data)),
  }
}
