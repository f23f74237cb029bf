import { setTimeout as pause } from 'node:timers/promises'
import type { LinkProvider } from '@latchkey/product-api'
import { sha256 } from '@latchkey/service'
import { and, eq, isNull } from 'drizzle-orm'
import { linkLookMs, linkRepeatMs, linkWaitMs } from '../config/constants.ts'
import { linkFlows } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import type { LinkContext } from './LinkContext.ts'

export type LinkFlow = typeof linkFlows.$inferSelect

/** Values that come with a provider's login response and have to match the stored flow (S-72). */
export type FlowClaim = {
  readonly provider: LinkProvider
  readonly state: string
  /** Token of the cookie that binds the login or link flow to a browser. */
  readonly flowToken: string
  /** The redirect URI in the current configuration of the login provider. */
  readonly redirectUri: string
  /** User id of the browser's current session; absent without a session. */
  readonly userId: string | undefined
}

/**
 * Finds the flow that belongs to a provider's login response, and consumes its state. Of two
 * concurrent posts, the first gets the flow and the second waits for its outcome.
 *
 * @returns The flow, and whether the caller has to finish it. `false`: the flow was finished less
 *   than a minute ago.
 * @throws {RefusalError} `link_mixed_up`, `link_expired`, `link_used`, `timed_out`.
 */
export async function takeFlow(
  context: LinkContext,
  claim: FlowClaim,
): Promise<{ readonly flow: LinkFlow; readonly taken: boolean }> {
  const flow = await readFlow(context, claim)
  const now = context.clock.now()
  if (flow.takenAt === null) {
    if (flow.expiresAt.getTime() <= now) throw new RefusalError('link_expired')
    if (flow.purpose === 'link' && flow.userId !== claim.userId)
      throw new RefusalError('link_mixed_up', { hint: 'Another user, or no user, is signed in.' })
    const [own] = await context.db
      .update(linkFlows)
      .set({ takenAt: new Date(now) })
      .where(and(eq(linkFlows.id, flow.id), isNull(linkFlows.takenAt)))
      .returning()
    if (own) return { flow: own, taken: true }
  } else if (flow.takenAt.getTime() <= now - linkRepeatMs) throw new RefusalError('link_used')
  return { flow: await waitForOutcome(context, claim), taken: false }
}

/**
 * Reads the login or link flow with the given state, and checks that provider, cookie, redirect URI
 * and user match.
 */
async function readFlow({ db }: LinkContext, claim: FlowClaim): Promise<LinkFlow> {
  const { state, flowToken, provider, redirectUri } = claim
  const [flow] = await db
    .select()
    .from(linkFlows)
    .where(eq(linkFlows.stateHash, sha256(state)))
  const fits =
    flow?.flowHash === sha256(flowToken) &&
    flow.provider === provider &&
    flow.redirectUri === redirectUri
  if (!fits) throw new RefusalError('link_mixed_up')
  return flow
}

async function waitForOutcome(context: LinkContext, claim: FlowClaim): Promise<LinkFlow> {
  const end = performance.now() + linkWaitMs
  for (;;) {
    const flow = await readFlow(context, claim)
    if (flow.outcome !== null) return flow
    if (performance.now() > end) throw new RefusalError('timed_out')
    await pause(linkLookMs)
  }
}
