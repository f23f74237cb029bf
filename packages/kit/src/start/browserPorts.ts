import { openBroadcastChannel } from '@latchkey/core'
import { readDevice } from '../kit/Device.ts'
import type { Ports, TabChannel } from '../kit/ports.ts'
import { claimName } from './claimName.ts'
import { openStorageChannel } from './openStorageChannel.ts'
import { readTopOrigin } from './readTopOrigin.ts'
import { whenQuiet } from './whenQuiet.ts'

function openChannel(name: string): TabChannel {
  const probe = openBroadcastChannel(name)
  if (!probe) return openStorageChannel(`latchkey:channel:${name}`)
  probe.close()
  let channel: BroadcastChannel | undefined
  return {
    post: (message) => channel?.postMessage(message),
    subscribe: (listener) => {
      const opened = new BroadcastChannel(name)
      opened.onmessage = (event) => listener(event.data)
      channel = opened
      return () => {
        opened.close()
        channel = undefined
      }
    },
  }
}

// Documents without a window have no `matchMedia`.
const hasCoarsePointer = () =>
  window.matchMedia?.('(pointer: coarse) and (max-width: 1024px)').matches ?? false

/**
 * Default values of `Ports`: the kit's access to the browser. They access `window` only when
 * called, so that a server can load this module.
 */
export const browserPorts: Ports = {
  fetch: (...input) => globalThis.fetch(...input),
  storage: {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    removeItem: (key) => window.localStorage.removeItem(key),
  },
  now: () => Date.now(),
  elapsed: () => performance.now(),
  randomId: () => globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-'),
  setTimer: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
  openChannel,
  // biome-ignore lint/suspicious/noConsole: the one warning for developers
  warn: (message) => console.warn(message),
  openWindow: (url, target, features) => window.open(url, target, features),
  page: {
    href: () => window.location.href,
    title: () => document.title,
    device: () =>
      readDevice({
        userAgent: navigator.userAgent,
        maxTouchPoints: navigator.maxTouchPoints,
        coarsePointer: hasCoarsePointer(),
        telegram: 'TelegramWebviewProxy' in window,
        framed: window.top !== window,
      }),
    topOrigin: () => readTopOrigin(window),
    watchReturn: (onReturn) => {
      const hear = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
      window.addEventListener('pageshow', hear)
      return () => window.removeEventListener('pageshow', hear)
    },
    whenQuiet,
    claimName,
  },
}
