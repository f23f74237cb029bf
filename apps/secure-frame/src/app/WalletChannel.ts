import type { WalletNews } from '../keys/createVault.ts'

/** Sends wallet changes from the wallet's pages to the open frames. */
export type WalletChannel = {
  readonly post: (news: WalletNews) => void
  readonly watch: (onNews: (news: WalletNews) => void) => void
}

const channelName = 'secure-frame/wallet'

/**
 * Opens the channel. Messages contain no secrets.
 *
 * @param view - Window whose storage partition defines the receivers: the page's own window, or the
 * frame that opened the page.
 */
export function openWalletChannel(view: Window & typeof globalThis = window): WalletChannel {
  const channel = new view.BroadcastChannel(channelName)
  return {
    post: (news) => channel.postMessage(news),
    watch: (onNews) => channel.addEventListener('message', ({ data }) => onNews(data)),
  }
}
