import type { Unsubscribe } from '@latchkey/core'
import { toSdkVersion } from '../api/getDirectory.ts'
import { isAnalyticsEnabled } from '../features/getFeatures.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { toInternalError } from '../state/toInternalError.ts'
import { track } from '../state/track.ts'
import { browserEdges } from './browserEdges.ts'
import { createQueue } from './createQueue.ts'
import { createLimit, type ErrorReport, toFailure } from './createReporter.ts'
import { type EventPage, toEntry } from './toEntry.ts'

export type StartAnalyticsParameters = {
  /**
   * Base URL of the analytics service, `https:`. Events are posted to `/batch`, error reports to
   * `/e`.
   */
  readonly url: string
  /**
   * Returns whether the user has consented. Called for each event and again before each request.
   */
  readonly hasConsent: () => boolean
  /** The path of the page as a template, e.g. `/profile/:id`. Default `/`. */
  readonly getPath?: () => string
}

const getRunning = createSlot((): { stop: Unsubscribe | undefined } => ({ stop: undefined }))

type Analytics = StartAnalyticsParameters & { readonly kit: Kit }

function getPage({ kit, getPath }: Analytics): EventPage {
  const { origin, hostname } = new URL(kit.ports.page.href())
  return { url: origin + (getPath?.() ?? '/'), domain: hostname }
}

function toAddress({ kit, url }: Analytics, path: '/batch' | '/e'): string {
  const { projectId } = kit.config
  const query = new URLSearchParams({ projectId, st: 'latchkey', sv: toSdkVersion(kit.config) })
  return `${url.replace(/\/$/, '')}${path}?${query}`
}

function toReport(analytics: Analytics, event: KitEvent): ErrorReport | undefined {
  const failure = toFailure(event)
  if (!failure) return undefined
  return {
    eventId: analytics.kit.ports.randomId(),
    ...getPage(analytics),
    timestamp: new Date(event.timestamp).toISOString(),
    props: { type: 'error', ...failure },
  }
}

function run(analytics: Analytics): Unsubscribe {
  const { kit, hasConsent } = analytics
  const { ports } = kit
  const edges = ports.analytics ?? browserEdges
  const isOn = () => isAnalyticsEnabled(kit) && hasConsent()
  const mayReport = createLimit(ports.elapsed)
  const queue = createQueue({
    send: (body) => edges.sendBeacon(toAddress(analytics, '/batch'), body),
    setTimer: (callback, delayMs) => ports.setTimer(() => isStillOn() && callback(), delayMs),
  })
  // Drops the queued events if consent was withdrawn or the feature was turned off.
  const isStillOn = () => {
    if (!isOn()) queue.clear()
    return isOn()
  }
  const post = (report: ErrorReport) => {
    const body = JSON.stringify(report)
    const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const
    // A report that cannot be sent is ignored, so that it never causes another report.
    ports.fetch(toAddress(analytics, '/e'), request).catch(() => undefined)
  }
  const take = (event: KitEvent) => {
    if (!isStillOn() || event.data.event === 'MODAL_CREATED') return
    const report = toReport(analytics, event)
    if (report && mayReport()) post(report)
    const eventId = ports.randomId()
    const page = getPage(analytics)
    queue.add(toEntry(event, { eventId, page, caipNetworkId: getActiveNetworkId(kit) }))
  }
  const stops = [
    kit.events.subscribe(take),
    edges.watchLeave(() => isStillOn() && queue.flush()),
    edges.watchErrors((error) => {
      const properties = toInternalError(error, { uncaught: true })
      if (properties) track(kit, { type: 'error', event: 'INTERNAL_SDK_ERROR', properties })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    queue.clear()
  }
}

/**
 * Sends the kit's events and errors to a service of the app. Requires `features.analytics`, the
 * project's permission and the user's consent; until then nothing is stored or sent (S-105). The
 * data never contains addresses, amounts, hashes, user names, search texts or messages.
 *
 * @returns A function that stops analytics and drops the queue. A second start replaces the first.
 */
export function startAnalytics(kit: Kit, parameters: StartAnalyticsParameters): Unsubscribe {
  const running = getRunning(kit)
  running.stop?.()
  const stop = run({ ...parameters, kit })
  running.stop = stop
  return stop
}
