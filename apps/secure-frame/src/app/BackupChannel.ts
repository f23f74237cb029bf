/** From the page where a copy of the recovery code was confirmed to the frames that still warn (S-24). */
export type BackupChannel = {
  readonly post: () => void
  readonly watch: (onBackup: () => void) => void
}

const channelName = 'secure-frame/backup'

/**
 * Opens the channel. It says that something happened and nothing of what.
 *
 * @param view - Window that hears it with those of its own storage: the page's own, or the frame it works through.
 */
export function openBackupChannel(view: Window & typeof globalThis = window): BackupChannel {
  const channel = new view.BroadcastChannel(channelName)
  return {
    post: () => channel.postMessage('confirmed'),
    watch: (onBackup) => channel.addEventListener('message', onBackup),
  }
}
