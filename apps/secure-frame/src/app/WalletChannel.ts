import type { WalletNews } from '../keys/createVault.ts'

/** From the pages where that happens to the frames that are open. */
export type WalletChannel = {
  readonly post: (news: WalletNews) => void
  readonly watch: (onNews: (news: WalletNews) => void) => void
}

const channelName = 'secure-frame/wallet'

/**
 * Opens the channel. It holds no secret.
 *
 * @param view - Window that hears it with those of its own storage: the page's own, or the frame it works through.
 */
export function openWalletChannel(view: Window & typeof globalThis = window): WalletChannel {
  const channel = new view.BroadcastChannel(channelName)
  return {
    post: (news) => channel.postMessage(news),
    watch: (onNews) => channel.addEventListener('message', ({ data }) => onNews(data)),
  }
}
