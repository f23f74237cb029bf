import type { Client } from './Client.ts'
import { createBackoff } from './createBackoff.ts'
import { isSlowToRead } from './isSlowToRead.ts'
import { longestMessage, probeDeadlineMs, relayDeadlineMs, stableMs, watchdogMs } from './limits.ts'
import { withDeadline } from './withDeadline.ts'

type Relayer = Client['core']['relayer']

/** What of the relay connection is ours, so that it can be ended. */
export type Transport = {
  /** Somebody waits for the relay: the next try is made at once, whatever failed before. */
  readonly hurry: () => void
  readonly stop: () => void
}

const isVisible = () => globalThis.document?.visibilityState !== 'hidden'

/** Calls a method that 2.21.7 has and does not declare. */
function callHidden(target: object, name: string): unknown {
  const method: unknown = Reflect.get(target, name)
  return typeof method === 'function' ? Reflect.apply(method, target, []) : undefined
}

/** Bounds the relay's own frames before the client reads them, and reports that one came. */
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
 * Lets the client read its stored topics at the start alone. At a reconnect it would take the list of whichever tab wrote
 * last in place of its own, and hear no more of what this tab waits for.
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

/** Tries the line after a silence; a dead one is left for a new one. Node has its pings for that. */
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
      // The next probe finds out and tries again.
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
 * Takes over how the client connects (S-132): one attempt at a time, back-off with jitter; at once when the page is
 * online or seen again, when a line that stands is tried too. Subscriptions come back with each connection; the client
 * drops messages it has had.
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

  async function attempt(): Promise<void> {
    if (connectedAt !== undefined && now() - connectedAt > stableMs) backoff.reset()
    connectedAt = undefined
    await backoff.wait()
    if (relayer.transportExplicitlyClosed) return
    // Online again, the page can be told so before the end of the old line, and what that held would be asked for no more.
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
      // One that opens after all must not stay beside the next.
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
    // The client asks again 0.1 s after a drop, whether or not the line is back.
    if (relayer.connected && !connecting) return
    connecting ??= connect().finally(() => {
      connecting = undefined
    })
    await connecting
  }
  const reopen = () => {
    if (relayer.transportExplicitlyClosed || relayer.connected) return
    // The wait that follows a failure tries again.
    relayer.transportOpen().catch(() => undefined)
  }
  const wake = () => {
    if (!isVisible()) return
    backoff.skip()
    reopen()
    // A socket that died while the page was hidden still counts as connected, and nobody watched it then.
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
