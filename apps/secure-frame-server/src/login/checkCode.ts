import { and, eq, lt, sql } from 'drizzle-orm'
import { attemptsPerCode, wrongCodesPerDay } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { type MailTransaction, mailTransactions } from '../db/schema.ts'
import { findDevice } from '../devices/devices.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { isSameText } from '../keys/keyedHash.ts'
import { type Allowance, returnAllowances, takeAllowances } from '../limits/takeAllowances.ts'
import { findUserByEmail } from '../users/users.ts'
import { isOpen } from './mailTransactions.ts'

export type CodeCheck = {
  readonly transactionId: string
  readonly thumbprint: string
  readonly purpose: MailTransaction['purpose']
  readonly code: string
}

/**
 * Checks a typed code against the newest mailed code of its mail transaction (S-40). Each attempt
 * is counted before the comparison, so that parallel attempts get no additional tries.
 *
 * @param onRight - Runs once after a correct code, in the transaction that consumes the code.
 * @throws {FrameRefusal} `transaction_over`, `wrong_code`, `code_used_up`, `too_many_wrong_codes`.
 */
export async function checkCode<result>(
  context: FrameContext,
  check: CodeCheck,
  onRight: (tx: Database, transaction: MailTransaction) => Promise<result>,
): Promise<result> {
  const { db, clock } = context
  const now = clock.now()
  const row = await readTransaction(context, check)
  const budget = [await toBudget(context, row)]
  const retryAfterSeconds = await takeAllowances(db, budget, now)
  if (retryAfterSeconds > 0) throw new FrameRefusal('too_many_wrong_codes', { retryAfterSeconds })

  const attempted = await countAttempt(db, check, now)
  if (!attempted) {
    await returnAllowances(db, budget, now)
    throw new FrameRefusal('code_used_up')
  }
  if (!isRight(context, attempted, check)) throw new FrameRefusal('wrong_code')
  await returnAllowances(db, budget, now)
  return db.transaction(async (tx) => {
    const used = await tx
      .update(mailTransactions)
      .set({ step: 'done', codeHash: null })
      .where(
        and(
          isOpen(now, { id: check.transactionId, thumbprint: check.thumbprint }),
          eq(mailTransactions.codeHash, attempted.codeHash ?? ''),
        ),
      )
      .returning({ id: mailTransactions.id })
    if (used.length === 0) throw new FrameRefusal('transaction_over')
    return onRight(tx, attempted)
  })
}

async function readTransaction({ db, clock }: FrameContext, check: CodeCheck) {
  const which = { id: check.transactionId, thumbprint: check.thumbprint }
  const [row] = await db
    .select()
    .from(mailTransactions)
    .where(
      and(
        isOpen(clock.now(), which),
        eq(mailTransactions.step, 'code'),
        eq(mailTransactions.purpose, check.purpose),
      ),
    )
  if (!row) throw new FrameRefusal('transaction_over')
  return row
}

/**
 * Returns the limit for wrong codes of a mail transaction. A known device has its own limit, so
 * that an attacker's attempts cannot lock the owner out.
 */
async function toBudget(
  { db, hash }: FrameContext,
  { email, thumbprint, userId }: MailTransaction,
): Promise<Allowance> {
  const owner = userId ?? (await findUserByEmail(db, email))?.id
  const device =
    owner === undefined ? undefined : await findDevice(db, { userId: owner, thumbprint })
  const key = device ? `wrong device ${device.id}` : `wrong ${hash('email', email)}`
  return { key, rules: wrongCodesPerDay }
}

async function countAttempt(db: Database, check: CodeCheck, now: number) {
  const [row] = await db
    .update(mailTransactions)
    .set({ attempts: sql`${mailTransactions.attempts} + 1` })
    .where(
      and(
        isOpen(now, { id: check.transactionId, thumbprint: check.thumbprint }),
        eq(mailTransactions.step, 'code'),
        lt(mailTransactions.attempts, attemptsPerCode),
      ),
    )
    .returning()
  return row
}

function isRight(
  { hash }: FrameContext,
  { codeHash }: MailTransaction,
  { transactionId, thumbprint, code }: CodeCheck,
): boolean {
  return codeHash !== null && isSameText(codeHash, hash('code', transactionId, thumbprint, code))
}
