import type { Client } from './Client.ts'
import { createBackoff } from './createBackoff.ts'
import { isSlowToRead } from './isSlowToRead.ts'
import {
  longestMessage,
  mostUnstable,
  probeDeadlineMs,
  relayDeadlineMs,
  stableMs,
  watchdogMs,
} from './limits.ts'
import { withDeadline } from './withDeadline.ts'

type Relayer = Client['core']['relayer']

/** Controls of the kit over the client's connection to the relay. */
export type Transport = {
  /** Starts the next attempt to reach the relay immediately, because a user waits. */
  readonly hurry: () => void
  readonly stop: () => void
}

const isVisible = () => globalThis.document?.visibilityState !== 'hidden'

/**
 * Calls a method that version 2.21.7 of the WalletConnect library has but does not declare in its
 * types.
 */
function callHidden(target: object, name: string): unknown {
  const method: unknown = Reflect.get(target, name)
  return typeof method === 'function' ? Reflect.apply(method, target, []) : undefined
}

/**
 * Limits the size of the relay's WebSocket messages before the client reads them. Calls `onFrame`
 * for each message.
 */
function guardFrames(connection: object, onFrame: () => void): void {
  const read: unknown = Reflect.get(connection, 'onPayload')
  if (typeof read !== 'function') return
  Reflect.set(connection, 'onPayload', (event: { readonly data?: unknown }) => {
    onFrame()
    const { data } = event
    if (typeof data !== 'string' || data.length > 2 * longestMessage) return
    if (!isSlowToRead(data)) Reflect.apply(read, connection, [event])
  })
}

/**
 * Lets the client read its stored topics only at the start. At a reconnect it would replace its own
 * list by that of the tab that wrote last, and miss the messages of this tab.
 */
function readTopicsOnce({ subscriber }: Relayer): void {
  const restore: unknown = Reflect.get(subscriber, 'restore')
  if (typeof restore !== 'function') return
  let reading: unknown
  Reflect.set(subscriber, 'restore', async () => {
    reading ??= Reflect.apply(restore, subscriber, [])
    await reading
  })
}

/**
 * Creates the watchdog of the relay connection. It probes the connection after a silence and
 * replaces a dead one. Inactive in Node, which has pings.
 */
function createWatchdog(relayer: Relayer) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let probing = false
  let stopped = false
  const probe = async () => {
    const { topics } = relayer.subscriber
    if (probing || !relayer.connected || topics.length === 0 || !isVisible()) return
    probing = true
    const asking = relayer.request({ method: 'irn_batchSubscribe', params: { topics } })
    try {
      await withDeadline(asking, { what: 'The relay', deadlineMs: probeDeadlineMs })
    } catch {
      // The next probe detects a failure and tries again.
      if (!stopped) await relayer.restartTransport().catch(() => undefined)
    } finally {
      probing = false
    }
  }
  const restart = () => {
    clearTimeout(timer)
    if (globalThis.document) timer = setTimeout(probe, watchdogMs)
  }
  return {
    probe,
    restart,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/**
 * Replaces the client's reconnect logic (S-132): one attempt at a time, and a back-off with jitter.
 * Connects immediately when the page is online or visible again, and then probes an existing
 * connection too. Each connection restores the subscriptions. The client drops messages that it has
 * already received.
 */
export function steerTransport(
  { core }: Client,
  { now, random }: { readonly now: () => number; readonly random: () => number },
): Transport {
  const { relayer } = core
  const backoff = createBackoff(random)
  const watchdog = createWatchdog(relayer)
  let connecting: Promise<void> | undefined
  let connectedAt: number | undefined
  let unstable = 0

  /** Forgets the failures before the last connection. Only unstable connections still count. */
  function forgetFailures(): void {
    if (connectedAt === undefined) return
    unstable = now() - connectedAt > stableMs ? 0 : Math.min(unstable + 1, mostUnstable)
    backoff.reset(unstable)
    connectedAt = undefined
  }
  async function attempt(): Promise<void> {
    forgetFailures()
    await backoff.wait()
    if (relayer.transportExplicitlyClosed) return
    // Drops the old subscriptions first, because `online` can fire before the disconnect. The
    // client would not restore them otherwise.
    await relayer.subscriber.stop()
    await callHidden(relayer, 'createProvider')
    const { provider } = relayer
    guardFrames(provider.connection, watchdog.restart)
    const opening = provider.connect()
    try {
      const limit = { what: 'The relay', deadlineMs: relayDeadlineMs }
      await withDeadline(opening, limit)
      await withDeadline(Promise.resolve(relayer.subscriber.start()), limit)
      connectedAt = now()
      watchdog.restart()
    } catch {
      // Closes a connection that opens late, so that it does not coexist with the next one.
      opening.then(() => provider.disconnect()).catch(() => undefined)
      await relayer.subscriber.stop()
    }
  }
  async function connect(): Promise<void> {
    relayer.transportExplicitlyClosed = false
    const until = now() + relayDeadlineMs
    do await attempt()
    while (!relayer.connected && !relayer.transportExplicitlyClosed && now() < until)
  }
  const connectOnce = async () => {
    // The client requests a connection again 0.1 s after a disconnect, even if the connection is
    // already restored.
    if (relayer.connected && !connecting) return
    connecting ??= connect().finally(() => {
      connecting = undefined
    })
    await connecting
  }
  const reopen = () => {
    if (relayer.transportExplicitlyClosed || relayer.connected) return
    // Ignores a failure, because the next attempt follows after the back-off.
    relayer.transportOpen().catch(() => undefined)
  }
  const wake = () => {
    if (!isVisible()) return
    backoff.skip()
    reopen()
    // A socket that died while the page was hidden still counts as connected, because the watchdog
    // is inactive on hidden pages.
    watchdog.probe()
  }

  readTopicsOnce(relayer)
  Reflect.set(relayer, 'connect', connectOnce)
  relayer.on('relayer_disconnect', reopen)
  const { document, window } = globalThis
  document?.addEventListener('visibilitychange', wake)
  window?.addEventListener?.('online', wake)
  return {
    hurry: () => {
      backoff.reset()
      backoff.skip()
    },
    stop: () => {
      watchdog.stop()
      backoff.skip()
      relayer.off('relayer_disconnect', reopen)
      document?.removeEventListener('visibilitychange', wake)
      window?.removeEventListener?.('online', wake)
    },
  }
}
