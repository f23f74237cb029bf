import { openStorageChannel, type TabLine } from './openStorageChannel.ts'

/** Tells the other tabs of this origin that the session has changed, and hears it from them. */
export type SessionChannel = {
  readonly announce: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const channelName = 'latchkey:session'
const message = { v: 1, type: 'session-changed' } as const

const openLine = (name: string): TabLine =>
  typeof BroadcastChannel === 'undefined'
    ? openStorageChannel(name, window)
    : new BroadcastChannel(name)

/** Opens the channel. It carries no data: who hears it asks the server. */
export function openSessionChannel(open = openLine): SessionChannel {
  const channel = open(channelName)
  return {
    announce: () => channel.postMessage(message),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isSessionMessage(data)) listener()
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

function isSessionMessage(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('v' in data) || !('type' in data)) return false
  return data.v === message.v && data.type === message.type
}
