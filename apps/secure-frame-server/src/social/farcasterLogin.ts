import { randomBase62, randomId, sha256 } from '@latchkey/service'
import { and, eq, gt } from 'drizzle-orm'
import { farcasterLifetimeMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { socialTransactions } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { checkFarcasterMessage } from '../farcaster/checkFarcasterMessage.ts'
import { open, seal } from '../keys/envelope.ts'
import { redeem } from './socialLogin.ts'

/** Issuer of Farcaster identities, and length of the nonce in characters. */
const issuer = 'farcaster:'
const nonceLength = 24

export type FarcasterStart = {
  readonly thumbprint: string
  readonly origin: string
  readonly browser: string
}

/**
 * Starts a Farcaster login with a new nonce (S-45).
 *
 * @throws {FrameRefusal} `login_unavailable`, `provider_unreachable`.
 */
export async function startFarcasterLogin(context: FrameContext, start: FarcasterStart) {
  const { db, clock, farcaster, masterKeys, config } = context
  if (!farcaster) throw new FrameRefusal('login_unavailable')
  const now = clock.now()
  const [id, nonce] = [randomId(), randomBase62(nonceLength)]
  const { channelToken, url } = await farcaster.open({ nonce })
  const expiresAt = new Date(now + farcasterLifetimeMs)
  await db.insert(socialTransactions).values({
    ...start,
    id,
    provider: 'farcaster',
    stateHash: sha256(nonce),
    redirectUri: config.publicOrigin,
    sealed: seal(masterKeys, Buffer.from(JSON.stringify({ channelToken, nonce })), id),
    step: 'open',
    createdAt: new Date(now),
    expiresAt,
  })
  return { transactionId: id, url, expiresAt: expiresAt.toISOString() }
}

/**
 * Checks once whether the user has answered in the Farcaster app, and signs in if so.
 *
 * @returns The secret of the session's cookie. `undefined` until the user answers.
 * @throws {FrameRefusal} `transaction_over`, `farcaster_refused`, `provider_unreachable`.
 */
export async function tryFarcasterLogin(
  context: FrameContext,
  { transactionId, thumbprint }: { readonly transactionId: string; readonly thumbprint: string },
): Promise<string | undefined> {
  const { db, clock, farcaster, masterKeys, config } = context
  if (!farcaster) throw new FrameRefusal('login_unavailable')
  const now = clock.now()
  const isOpen = and(
    eq(socialTransactions.id, transactionId),
    eq(socialTransactions.thumbprint, thumbprint),
    eq(socialTransactions.provider, 'farcaster'),
    eq(socialTransactions.step, 'open'),
    gt(socialTransactions.expiresAt, new Date(now)),
  )
  const [row] = await db.select().from(socialTransactions).where(isOpen)
  if (!row) throw new FrameRefusal('transaction_over')
  const { channelToken, nonce } = JSON.parse(open(masterKeys, row.sealed, row.id).toString())
  const answer = await farcaster.readAnswer(String(channelToken))
  if (!answer) return undefined
  const { publicOrigin } = config
  const fid = await checkFarcasterMessage(farcaster, answer, {
    nonce: String(nonce),
    publicOrigin,
    now,
  }).catch(async (error: unknown) => {
    // A rejected answer ends the login. If the provider was unreachable, the check can be repeated.
    const isNo = error instanceof FrameRefusal && error.code === 'farcaster_refused'
    if (isNo) await db.update(socialTransactions).set({ step: 'refused', sealed: '' }).where(isOpen)
    throw error
  })
  const identity = { issuer, subject: fid, userName: answer.userName, email: null }
  const done = await db
    .update(socialTransactions)
    .set({ step: 'done', identity, finishedAt: new Date(now), sealed: '' })
    .where(isOpen)
    .returning()
  if (!done[0]) throw new FrameRefusal('transaction_over')
  return redeem(context, done[0])
}
