import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { FrameContext } from '../context/FrameContext.ts'

/**
 * Calls `look` repeatedly until it returns a value, the long poll times out, the caller disconnects
 * or the server stops.
 *
 * @returns The value, or `undefined` if there was none.
 */
export async function waitForNews<news>(
  { polling }: FrameContext,
  request: FastifyRequest,
  look: () => Promise<news | undefined>,
): Promise<news | undefined> {
  const end = performance.now() + polling.limitMs
  for (;;) {
    const news = await look()
    if (news !== undefined) return news
    const isTimedOut = performance.now() + polling.everyMs > end
    if (isTimedOut || polling.stopping.aborted || request.raw.socket?.destroyed) return undefined
    // Stopping the server aborts the pause. The condition above then ends the loop.
    await pause(polling.everyMs, undefined, { signal: polling.stopping }).catch(() => undefined)
  }
}
