import * as api from '@latchkey/frame-api/endpoints'
import { toBrowserName } from '@latchkey/service'
import { and, eq, inArray } from 'drizzle-orm'
import type { FrameContext } from '../context/FrameContext.ts'
import { type MailTransaction, mailTransactions } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { defineRoute, toThumbprint } from '../http/defineRoute.ts'
import { requireProjectOrigin } from '../http/projects.ts'
import { waitForNews } from '../http/waitForNews.ts'
import { finishApprovedLogin, finishEmailLogin, startEmailLogin } from '../login/emailLogin.ts'
import { resendAfterSeconds } from '../login/mailAllowances.ts'
import { isOfDevice, resendTransactionMail } from '../login/mailTransactions.ts'
import { toEmailKey } from '../users/users.ts'
import { answerSession } from './answerSession.ts'
import { deviceChange, loginChange } from './policies.ts'

export const startEmail = defineRoute(api.startEmail, {
  ...deviceChange,
  handle({ input, session, context, request }) {
    requireProjectOrigin(context.config, input)
    const email = toEmailKey(input.email)
    if (session.kind === 'device' && session.active?.userEmail === email) {
      return { action: 'CONNECT' as const }
    }
    return startEmailLogin(context, {
      ...input,
      email,
      thumbprint: toThumbprint(session),
      ip: request.ip,
      browser: toBrowserName(request.headers['user-agent']),
    })
  },
})

export const resendMail = defineRoute(api.resendMail, {
  ...deviceChange,
  handle: ({ input, session, context, request }) =>
    resendTransactionMail(context, input.transactionId, {
      thumbprint: toThumbprint(session),
      ip: request.ip,
    }),
})

export const waitForDevice = defineRoute(api.waitForDevice, {
  ...deviceChange,
  rate: 'read',
  longPollMs: 55_000,
  async handle({ input, session, context, request, reply }) {
    const which = { id: input.transactionId, thumbprint: toThumbprint(session) }
    const approved = await waitForNews(context, { request, ...which }, () =>
      findApproved(context, which),
    )
    if (!approved) return { state: 'waiting' as const }
    if (approved.step === 'approved') {
      const token = await finishApprovedLogin(context, which)
      const { thumbprint } = which
      const answer = await answerSession(context, reply, { token, thumbprint })
      return { state: 'connected' as const, ...answer }
    }
    return {
      state: 'approved' as const,
      transactionId: approved.id,
      expiresAt: approved.expiresAt.toISOString(),
      retryAfterSeconds: resendAfterSeconds,
    }
  },
})

const waiting: MailTransaction['step'][] = ['device', 'approved', 'code']

async function findApproved(
  { db, clock }: FrameContext,
  which: { readonly id: string; readonly thumbprint: string },
) {
  const [row] = await db
    .select()
    .from(mailTransactions)
    .where(
      and(
        isOfDevice(clock.now(), which),
        eq(mailTransactions.purpose, 'login'),
        inArray(mailTransactions.step, waiting),
      ),
    )
  if (!row) throw new FrameRefusal('transaction_over')
  return row.step === 'device' ? undefined : row
}

export const submitEmailCode = defineRoute(api.submitEmailCode, {
  ...loginChange,
  async handle({ input, session, context, reply }) {
    const thumbprint = toThumbprint(session)
    const token = await finishEmailLogin(context, { ...input, thumbprint })
    return answerSession(context, reply, { token, thumbprint })
  },
})
