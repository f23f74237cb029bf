import type { Page, Request } from 'playwright-core'

/** A request as it went: when it began, and when its answer was there. Any unit, in the order of events. */
export type Exchange = { readonly began: number; readonly ended: number | undefined }

/**
 * Counts waves: a request that begins after another's answer waited for it, so it is of a later wave than that one.
 *
 * @returns 0 without requests.
 */
export function countWaves(exchanges: readonly Exchange[]): number {
  const waves: { readonly ended: number | undefined; readonly wave: number }[] = []
  for (const { began, ended } of exchanges.toSorted((a, b) => a.began - b.began)) {
    const before = waves.filter((other) => other.ended !== undefined && other.ended < began)
    waves.push({ ended, wave: 1 + Math.max(0, ...before.map(({ wave }) => wave)) })
  }
  return Math.max(0, ...waves.map(({ wave }) => wave))
}

export type Waves = {
  /** Forgets what was before. */
  readonly begin: () => void
  readonly count: () => number
}

/** Watches the requests of a page, images within it (`data:`) excepted. */
export function createWaves(page: Page): Waves {
  const running = new Map<Request, { began: number; ended: number | undefined }>()
  let event = 0
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) running.set(request, { began: event++, ended: undefined })
  })
  const end = (request: Request) => {
    const exchange = running.get(request)
    if (exchange) exchange.ended = event++
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { begin: () => running.clear(), count: () => countWaves([...running.values()]) }
}
