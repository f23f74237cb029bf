import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '@latchkey/service'
import {
  emptyDatabase,
  findPostgres,
  startPostgres,
  type TestPostgres,
} from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteAllowances, returnAllowances, takeAllowances } from '../limits/takeAllowances.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { createTestWallet, enrol } from '../testing/createTestWallet.ts'
import { codeOf } from '../testing/useTestServer.ts'
import { requireReadableShares } from '../wallet/requireReadableShares.ts'
import { tables } from './Database.ts'
import { allowances, releases, users, wallets } from './schema.ts'

// Prevents timeouts on a machine that runs other suites at the same time.
vi.setConfig({ testTimeout: 60_000 })

const now = Date.parse('2030-01-15T10:00:00.000Z')
const ann = 'ann@example.test'
const postgresBin = findPostgres()
const skipped = postgresBin ? '' : ' (skipped: no PostgreSQL is installed)'

describe('PGlite', () => describeDatabase(async () => undefined))
describe.skipIf(!postgresBin)(`PostgreSQL${skipped}`, () =>
  describeDatabase(() => startPostgres(postgresBin ?? '')),
)

/** Registers the tests that both databases (PGlite and PostgreSQL) have to pass. */
function describeDatabase(start: () => Promise<TestPostgres | undefined>) {
  let postgres: TestPostgres | undefined
  let stateDir: string
  let open: OpenDatabase<typeof tables.schema>
  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), 'latchkey-frame-state-'))
    postgres = await start()
    open = await openDatabase({ databaseUrl: postgres?.url, stateDir, ...tables })
  }, 60_000)
  afterAll(async () => {
    await open.close()
    await postgres?.stop()
    await rm(stateDir, { recursive: true })
  }, 60_000)
  beforeEach(() => emptyDatabase(open.db, tables.schema))

  const rules = [
    { limit: 3, windowMs: 60_000 },
    { limit: 5, windowMs: 3_600_000 },
  ]

  test('S-41f: of twenty takes at once as many pass as are allowed', async () => {
    const taking = Array.from({ length: 20 }, () =>
      takeAllowances(open.db, [{ key: 'a', rules }], now),
    )
    const waits = await Promise.all(taking)
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    expect(new Set(waits)).toEqual(new Set([0, 60]))
  })

  test('limits in one statement: windows roll, and the longest wait is told', async () => {
    const take = (at: number) => takeAllowances(open.db, [{ key: 'a', rules }], at)
    expect(await take(now)).toBe(0)
    expect(await take(now + 10_000)).toBe(0)
    expect(await take(now + 20_000)).toBe(0)
    expect(await take(now + 30_500)).toBe(30)
    expect(await take(now + 60_000)).toBe(0)
    expect(await take(now + 70_000)).toBe(0)
    expect(await take(now + 200_000)).toBe(3_400)
    expect(await take(now + 3_600_000)).toBe(0)
  })

  test('limits: an exhausted limit blocks the whole group, and returned allowances are free again', async () => {
    const one = { key: 'a', rules: [{ limit: 1, windowMs: 60_000 }] }
    const other = { key: 'b', rules: [{ limit: 2, windowMs: 60_000 }] }
    expect(await takeAllowances(open.db, [one], now)).toBe(0)
    expect(await takeAllowances(open.db, [other, one], now)).toBe(60)
    expect(await takeAllowances(open.db, [other], now)).toBe(0)
    expect(await takeAllowances(open.db, [other], now)).toBe(0)
    expect(await takeAllowances(open.db, [other], now)).toBe(60)
    await returnAllowances(open.db, [other], now)
    expect(await takeAllowances(open.db, [other], now)).toBe(0)
    expect(await takeAllowances(open.db, [other], now)).toBe(60)
    await noteAllowances(open.db, [{ key: 'c', rules: one.rules }], now)
    expect(await takeAllowances(open.db, [{ key: 'c', rules: one.rules }], now)).toBe(60)
    expect(await open.db.select().from(allowances)).toHaveLength(3)
  })

  test('S-40b, S-40e, S-40f: of twelve parallel guesses five are judged; one right code signs in', async () => {
    const server = await createTestServer({ db: open.db })
    const device = await server.openDevice()
    const started = (await device.startEmail(ann)).json()
    const right = server.mail.readCode(ann)
    const { transactionId } = started
    const submit = (code: string) => device.post('/api/email/code', { transactionId, code })
    const wrong = right === '000000' ? '000001' : '000000'
    const guessed = await Promise.all(Array.from({ length: 9 }, () => submit(wrong)))
    expect(guessed.map(codeOf).filter((code) => code === 'wrong_code')).toHaveLength(5)

    server.clock.advance(61_000)
    expect((await device.post('/api/mail/resend', { transactionId })).statusCode).toBe(200)
    const fresh = server.mail.readCode(ann)
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(fresh)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await open.db.select().from(users)).toHaveLength(1)
  })

  test('S-27a: a user has one active wallet after parallel requests', async () => {
    const server = await createTestServer({ db: open.db })
    const devices = [
      await server.openDevice(),
      await server.openDevice(),
      await server.openDevice(),
    ]
    const activations = []
    for (const device of devices) {
      await device.signIn(ann)
      server.clock.advance(31_000)
      const { walletId } = (await device.post('/api/wallet/reserve')).json().wallet
      await device.post(`/api/wallet/${walletId}/recovery`, { record: 'AAAA' })
      const wallet = createTestWallet()
      const body = { addresses: wallet.addresses, proofs: await wallet.prove(walletId) }
      activations.push(() => device.post(`/api/wallet/${walletId}/activate`, body))
    }
    const answers = await Promise.all(activations.map((activate) => activate()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const rows = await open.db.select().from(wallets)
    expect(rows.filter(({ state }) => state === 'active')).toHaveLength(1)
  })

  test('S-31: of ten uses of one proof at once one is taken', async () => {
    const server = await createTestServer({ db: open.db })
    const device = await server.openDevice()
    await device.get('/api/session')
    const proof = await device.prove('GET', '/api/session')
    const asking = Array.from({ length: 10 }, () =>
      device.browser.get('/api/session', { DPoP: proof }),
    )
    const answers = await Promise.all(asking)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('S-34: a start without the key of a stored share says which', async () => {
    const server = await createTestServer({ db: open.db })
    const device = await server.openDevice()
    await device.signIn(ann)
    await enrol(device)
    const { masterKeys } = server.context
    await expect(requireReadableShares(open.db, masterKeys)).resolves.toBeUndefined()
    await expect(requireReadableShares(open.db, { current: 'k9', keys: {} })).rejects.toMatchObject(
      {
        shortMessage: 'MASTER_KEYS is missing the key "k1", which encrypts stored shares.',
      },
    )
  })

  test('S-34, S-26: a start without the key of a ticket that a device waits with says which', async () => {
    const server = await createTestServer({ db: open.db })
    const device = await server.openDevice()
    await device.signIn(ann)
    await enrol(device)
    const { masterKeys, clock } = server.context
    const [wallet] = await open.db.select().from(wallets)
    if (!wallet) return expect.unreachable('no wallet')
    const { id: walletId, userId, deviceId } = wallet
    const expiresAt = new Date(clock.now() + 1)
    const waiting = { walletId, userId, deviceId, opensAt: expiresAt, expiresAt }
    await open.db
      .insert(releases)
      .values({ ...waiting, id: 'release1', ticket: 'k0.iv.ct', cancelHash: 'hash' })
    await expect(requireReadableShares(open.db, masterKeys)).rejects.toMatchObject({
      shortMessage: 'MASTER_KEYS is missing the key "k0", which encrypts stored shares.',
    })
  })

  test('S-95: what was written is there after a restart', async () => {
    const server = await createTestServer({ db: open.db })
    const device = await server.openDevice()
    await device.signIn(ann)
    await open.close()
    open = await openDatabase({ databaseUrl: postgres?.url, stateDir, ...tables })
    expect(await open.db.select().from(users)).toMatchObject([{ email: ann }])
  })
}
