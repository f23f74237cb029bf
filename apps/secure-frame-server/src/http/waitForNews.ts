import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { FrameContext } from '../context/FrameContext.ts'

/**
 * Looks for news until there are some, the time of a long poll is over, the caller has gone or the server stops.
 *
 * @returns `undefined`: none.
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
    const isOver = performance.now() + polling.everyMs > end
    if (isOver || polling.stopping.aborted || request.raw.socket?.destroyed) return undefined
    // The end of the server cuts the pause short, and the loop then ends above.
    await pause(polling.everyMs, undefined, { signal: polling.stopping }).catch(() => undefined)
  }
}
