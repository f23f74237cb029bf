import { isErrorCode, type LinkProvider } from '@latchkey/product-api'
import { sha256 } from '@latchkey/service'
import { eq } from 'drizzle-orm'
import { sessionLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { linkFlows } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { moveSession } from '../sessions/moveSession.ts'
import { addSession } from '../sign-in/addSession.ts'
import type { LinkableProvider } from './createLinkProviders.ts'
import type { LinkContext } from './LinkContext.ts'
import { findOrCreateLinkedUser, linkAccount, type ProvenAccount } from './linkedAccounts.ts'
import type { ExternalPerson } from './parsePerson.ts'
import { findProvider } from './startFlow.ts'
import { type LinkFlow, takeFlow } from './takeFlow.ts'
import { toFlowSecrets } from './toFlowSecrets.ts'
import { toLinkRefusal } from './toLinkRefusal.ts'

/**
 * A provider's response to a login or link request, together with the browser that sent it to the
 * server.
 */
export type FlowAnswer = {
  readonly provider: LinkProvider
  readonly state: string
  readonly code?: string | undefined
  readonly error?: string | undefined
  readonly iss?: string | undefined
  /** Token of the cookie that binds the login or link flow to a browser. */
  readonly flowToken: string
  readonly session: { readonly tokenHash: string; readonly userId: string } | undefined
  /** Browser name as shown in the player's list of sessions. */
  readonly browser: string
}

/**
 * Completes a login or link flow after the provider's redirect: consumes the state, exchanges the
 * code, and logs the user in or links the account. If the same response is posted again within a
 * minute, the outcome is the same and the code is not exchanged again (S-72).
 *
 * @returns The finished flow, and the secret of the session's new cookie.
 * @throws {RefusalError} The flow is unknown, expired or used, or the provider rejected it.
 */
export async function finishFlow(context: LinkContext, answer: FlowAnswer) {
  const { provider, state, flowToken, session } = answer
  const { redirectUri } = findProvider(context, provider)
  const claim = { provider, state, flowToken, redirectUri, userId: session?.userId }
  const { flow, taken } = await takeFlow(context, claim)
  const outcome = taken ? await settle(context, flow, answer) : flow
  if (outcome.outcome !== 'done') throw toStoredRefusal(outcome)
  return { flow: outcome, token: toFlowSecrets(flowToken, flow.id).sessionToken }
}

/**
 * Completes a login or link flow and stores its outcome. Errors are stored too, so that a repeated
 * post gets the same error. An unexpected error is stored as `internal`.
 */
async function settle(context: LinkContext, flow: LinkFlow, answer: FlowAnswer) {
  try {
    const person = await readPerson(context, flow, answer)
    return await context.db.transaction((tx) => keep(tx, { context, flow, answer, person }))
  } catch (error) {
    const refusal = toLinkRefusal(error)
    const outcome = refusal instanceof RefusalError ? refusal.code : 'internal'
    await finish(context.db, flow, { context, outcome, name: null })
    throw refusal
  }
}

async function readPerson(
  context: LinkContext,
  flow: LinkFlow,
  { provider, state, code, error, iss, flowToken }: FlowAnswer,
): Promise<ExternalPerson> {
  const { login, parsePerson }: LinkableProvider = findProvider(context, provider)
  // The provider's error code only selects one of the product's own texts. Its error text is never
  // shown (S-75).
  if (code === undefined)
    throw new RefusalError(error === 'access_denied' ? 'link_cancelled' : 'link_refused')
  const secrets = toFlowSecrets(flowToken, flow.id)
  const { redirectUri } = flow
  const person = parsePerson(await login.readPerson({ redirectUri, state, code, iss, secrets }))
  if (!person)
    throw new RefusalError('link_refused', { hint: 'The answer does not identify a user.' })
  return person
}

type Keeping = {
  readonly context: LinkContext
  readonly flow: LinkFlow
  readonly answer: FlowAnswer
  readonly person: ExternalPerson
}

/**
 * Writes the result of a login or link flow in one transaction: the linked account or login, the
 * new session and the flow's outcome.
 */
async function keep(tx: Database, { context, flow, answer, person }: Keeping): Promise<LinkFlow> {
  const { provider, session, browser, flowToken } = answer
  const now = context.clock.now()
  const proven: ProvenAccount = { provider, person, now }
  const tokenHash = sha256(toFlowSecrets(flowToken, flow.id).sessionToken)
  if (flow.userId !== null) {
    await linkAccount(tx, flow.userId, proven)
    const moved =
      session && (await moveSession(tx, { from: session.tokenHash, to: tokenHash, now }))
    // The player signed out during the flow, so there is no user to link the account to.
    if (!moved) throw new RefusalError('link_mixed_up')
  } else {
    const { id, userId } = await findOrCreateLinkedUser(tx, proven, context.config.welcomePoints)
    await addSession(tx, {
      account: { namespace: provider, address: id, chainId: '' },
      userId,
      tokenHash,
      previousTokenHash: session?.tokenHash,
      expiresAt: now + sessionLifetimeMs,
      browser,
      auditHash: sha256('link', flow.id),
      now,
    })
  }
  return finish(tx, flow, { context, outcome: 'done', name: person.name })
}

type Finish = {
  readonly context: LinkContext
  readonly outcome: string
  readonly name: string | null
}

async function finish(
  db: Database,
  flow: LinkFlow,
  { context, outcome, name }: Finish,
): Promise<LinkFlow> {
  const finishedAt = new Date(context.clock.now())
  await db.update(linkFlows).set({ outcome, name, finishedAt }).where(eq(linkFlows.id, flow.id))
  return { ...flow, outcome, name, finishedAt }
}

function toStoredRefusal({ outcome }: LinkFlow): RefusalError {
  const code = outcome ?? 'internal'
  return new RefusalError(isErrorCode(code) ? code : 'internal')
}
