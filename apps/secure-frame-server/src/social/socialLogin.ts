import type { SocialProvider } from '@latchkey/frame-api'
import { randomId, randomToken, sha256 } from '@latchkey/service'
import type { CodeSecrets } from '@latchkey/service/oauth'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { referenceLifetimeMs, socialLifetimeMs, socialRepeatMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { type StoredIdentity, socialTransactions } from '../db/schema.ts'
import { hasDevices } from '../devices/devices.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { waitForNews } from '../http/waitForNews.ts'
import { open, seal } from '../keys/envelope.ts'
import { grantRecovery } from '../links/deviceLinks.ts'
import { signIn } from '../login/signIn.ts'
import { toNewSocialDeviceLetter } from '../mail/mails.ts'
import { sendNotice } from '../mail/sendLetter.ts'
import { findOrCreateUserByIdentity } from '../users/users.ts'

type Row = typeof socialTransactions.$inferSelect

export type SocialStart = {
  readonly provider: SocialProvider
  readonly thumbprint: string
  readonly origin: string
  readonly browser: string
}

/** Returns the redirect URI of a provider. The provider compares it byte by byte (S-72). */
export function toRedirectUri(publicOrigin: string, provider: SocialProvider): string {
  return `${publicOrigin}/social/callback/${provider}`
}

/** Starts a social login. Its data is stored under a random state of 256 bits (S-71). */
export async function startSocialLogin(context: FrameContext, start: SocialStart) {
  const { db, clock, config, masterKeys, socials } = context
  const now = clock.now()
  const [id, state, flowToken] = [randomId(), randomToken(), randomToken()]
  const secrets: CodeSecrets = { verifier: randomToken(), nonce: randomToken() }
  const redirectUri = toRedirectUri(config.publicOrigin, start.provider)
  const uri = await socials.toAuthorizationUrl(start.provider, { redirectUri, state, secrets })
  const expiresAt = new Date(now + socialLifetimeMs)
  await db.delete(socialTransactions).where(lt(socialTransactions.expiresAt, new Date(now)))
  await db.insert(socialTransactions).values({
    ...start,
    id,
    stateHash: sha256(state),
    flowHash: sha256(flowToken),
    redirectUri,
    sealed: seal(masterKeys, Buffer.from(JSON.stringify(secrets)), id),
    step: 'open',
    createdAt: new Date(now),
    expiresAt,
  })
  return { uri, transactionId: id, expiresAt: expiresAt.toISOString(), flowToken }
}

export type SocialReturn = {
  readonly provider: SocialProvider
  readonly state: string
  readonly code?: string | undefined
  readonly error?: string | undefined
  readonly iss?: string | undefined
  /**
   * Token of the cookie that binds the login to this browser; `undefined` if the cookie is missing.
   */
  readonly flowToken: string | undefined
}

/**
 * Handles the redirect from a provider. Consumes the state before the first request to the
 * provider. If the same redirect is posted again within a minute, the outcome is the same and the
 * code is not exchanged again (S-72).
 *
 * @throws {FrameRefusal} `transaction_over`: this browser has not started such a login.
 */
export async function finishSocialLogin(
  context: FrameContext,
  answer: SocialReturn,
  request: FastifyRequest,
) {
  // If the redirect was posted twice, the second request waits for the outcome of the first.
  const poll = { request, thumbprint: undefined }
  const row = await waitForNews(context, poll, () => takeTransaction(context, answer))
  if (!row) throw new FrameRefusal('timed_out')
  const finished = row.step === 'asking' ? await exchangeCode(context, row, answer) : row
  const { publicOrigin } = context.config
  const outcome =
    finished.refusal === null
      ? `reference=${toReference(context, finished.id)}`
      : `error=${finished.refusal}`
  const grant =
    finished.identity && row.step === 'asking'
      ? await grantRecovery(context.db, {
          thumbprint: row.thumbprint,
          identity: finished.identity,
          now: context.clock.now(),
        })
      : undefined
  return {
    resultUri: `${publicOrigin}/social/callback?${outcome}`,
    targetOrigin: row.origin,
    grant,
  }
}

/**
 * Derives the one-time reference of a login. A repeated post gets the same reference without
 * storing it (S-44).
 */
function toReference({ hash }: FrameContext, id: string): string {
  return hash('reference', id)
}

async function takeTransaction(
  { db, clock }: FrameContext,
  answer: SocialReturn,
): Promise<Row | undefined> {
  const now = clock.now()
  const isTheirs = and(
    eq(socialTransactions.stateHash, sha256(answer.state)),
    eq(socialTransactions.flowHash, sha256(answer.flowToken ?? '')),
    eq(socialTransactions.provider, answer.provider),
    gt(socialTransactions.expiresAt, new Date(now)),
  )
  const [taken] = await db
    .update(socialTransactions)
    .set({ step: 'asking' })
    .where(and(isTheirs, eq(socialTransactions.step, 'open')))
    .returning()
  if (taken) return taken
  const [known] = await db.select().from(socialTransactions).where(isTheirs)
  if (known?.step === 'asking') return undefined
  const finishedAt = known?.finishedAt?.getTime() ?? 0
  if (!known || finishedAt <= now - socialRepeatMs) throw new FrameRefusal('transaction_over')
  return known
}

async function exchangeCode(
  context: FrameContext,
  row: Row,
  { provider, state, code, iss }: SocialReturn,
): Promise<Row> {
  const { masterKeys, socials, db, clock } = context
  const outcome = await identify().then(
    (identity) => ({ step: 'done' as const, identity, refusal: null }),
    (error: unknown) => ({
      step: 'refused' as const,
      identity: null,
      refusal: error instanceof FrameRefusal ? error.code : 'internal',
    }),
  )
  const finishedAt = new Date(clock.now())
  const [finished] = await db
    .update(socialTransactions)
    // Erases the secrets after the exchange, because they are no longer needed.
    .set({ ...outcome, finishedAt, sealed: '' })
    .where(and(eq(socialTransactions.id, row.id), eq(socialTransactions.step, 'asking')))
    .returning()
  if (!finished) throw new FrameRefusal('transaction_over')
  return finished

  async function identify(): Promise<StoredIdentity> {
    if (code === undefined) throw new FrameRefusal('social_refused')
    const secrets: CodeSecrets = JSON.parse(open(masterKeys, row.sealed, row.id).toString())
    const { redirectUri } = row
    return socials.readIdentity(provider, { redirectUri, state, code, iss, secrets })
  }
}

type RedeemedReference = {
  readonly reference: string
  readonly thumbprint: string
  /** Network address of the request, as mails show it to the owner. */
  readonly place: string
}

/**
 * Signs in with a one-time reference: within two minutes, and only on the device that started the
 * login (S-44).
 *
 * @returns The secret of the session cookie.
 * @throws {FrameRefusal} `reference_over`: the reference is unknown, used or expired.
 */
export async function redeemReference(
  context: FrameContext,
  { reference, thumbprint, place }: RedeemedReference,
): Promise<string> {
  const { db, clock } = context
  const now = clock.now()
  const waiting = await db
    .select()
    .from(socialTransactions)
    .where(
      and(
        eq(socialTransactions.thumbprint, thumbprint),
        eq(socialTransactions.step, 'done'),
        gt(socialTransactions.finishedAt, new Date(now - referenceLifetimeMs)),
      ),
    )
  const row = waiting.find(({ id }) => toReference(context, id) === reference)
  if (!row) throw new FrameRefusal('reference_over')
  return redeem(context, row, place)
}

/** Creates the session of a completed social login. Of two parallel attempts, only one succeeds. */
export async function redeem(context: FrameContext, row: Row, place?: string): Promise<string> {
  const { db, clock } = context
  const now = clock.now()
  const { provider: login, thumbprint, browser, origin } = row
  const ended = await db.transaction(async (tx) => {
    const redeemed = await tx
      .update(socialTransactions)
      .set({ step: 'redeemed' })
      .where(and(eq(socialTransactions.id, row.id), eq(socialTransactions.step, 'done')))
      .returning({ identity: socialTransactions.identity })
    const identity = redeemed[0]?.identity
    if (!identity) throw new FrameRefusal('reference_over')
    const userId = await findOrCreateUserByIdentity(tx, identity, now)
    const { userName, email } = identity
    const hasOthers = await hasDevices(tx, userId)
    const facts = { userId, thumbprint, browser, origin, now }
    const { token, isNew } = await signIn(tx, { ...facts, login, userName, email })
    return { token, email, isToBeTold: isNew && hasOthers }
  })
  // Notifies the owner of a new device if the owner has other devices and the provider reported an
  // email address (S-42).
  if (ended.isToBeTold && ended.email !== null) {
    const asker = {
      origin,
      browser,
      ...(place && { place }),
      at: new Date(now),
      messages: context.messages,
    }
    const link = `${context.config.publicOrigin}/dashboard`
    const letter = toNewSocialDeviceLetter(asker, { provider: login, link })
    await sendNotice(context, ended.email, letter)
  }
  return ended.token
}
