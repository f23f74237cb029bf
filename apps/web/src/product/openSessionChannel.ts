import { openBroadcastChannel } from '@latchkey/core'
import { openStorageChannel, type TabChannel } from '@latchkey/kit'

/**
 * Channel between the tabs of this origin. Notifies the other tabs that the session has changed.
 */
export type SessionChannel = {
  readonly announce: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const channelName = 'latchkey:session'
const message = { v: 1, type: 'session-changed' } as const

function toTabChannel(channel: BroadcastChannel): TabChannel {
  return {
    post: (data) => channel.postMessage(data),
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

/**
 * Opens the channel that notifies the other tabs of session changes. Messages carry no data: a tab
 * that receives one requests the session from the server.
 */
export function openSessionChannel(
  open: (name: string) => BroadcastChannel | undefined = openBroadcastChannel,
): SessionChannel {
  const broadcast = open(channelName)
  const channel = broadcast ? toTabChannel(broadcast) : openStorageChannel(`${channelName}:channel`)
  return {
    announce: () => channel.post(message),
    subscribe: (listener) => channel.subscribe((data) => isSessionMessage(data) && listener()),
  }
}

function isSessionMessage(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('v' in data) || !('type' in data)) return false
  return data.v === message.v && data.type === message.type
}
