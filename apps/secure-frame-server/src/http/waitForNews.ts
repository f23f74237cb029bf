import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { FrameContext } from '../context/FrameContext.ts'

/** The request of a long poll, and the device that sent it; `undefined` for a top-level page. */
export type LongPoll = {
  readonly request: Pick<FastifyRequest, 'ip' | 'raw'>
  readonly thumbprint: string | undefined
}

/**
 * Calls `look` repeatedly until it returns a value, the long poll times out, the caller
 * disconnects, the server stops, or a newer long poll of the device or its network address takes
 * the place of this one (S-146).
 *
 * @returns The value, or `undefined` if there was none.
 */
export async function waitForNews<news>(
  { polling }: FrameContext,
  { request, thumbprint }: LongPoll,
  look: () => Promise<news | undefined>,
): Promise<news | undefined> {
  const end = performance.now() + polling.limitMs
  const newer = new AbortController()
  const signal = AbortSignal.any([polling.stopping, newer.signal])
  const holder = { ip: request.ip, session: thumbprint }
  const release = polling.slots.take(holder, () => newer.abort())
  try {
    for (;;) {
      const news = await look()
      if (news !== undefined) return news
      const isTimedOut = performance.now() + polling.everyMs > end
      if (isTimedOut || signal.aborted || request.raw.socket?.destroyed) return undefined
      // The signal ends the pause. The condition above then ends the loop.
      await pause(polling.everyMs, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    release()
  }
}
