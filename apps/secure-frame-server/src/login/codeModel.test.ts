import type { OpenDatabase } from '@latchkey/service'
import { emptyDatabase, openTestDatabase } from '@latchkey/service/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { codeOf } from '../testing/useTestServer.ts'

let open: OpenDatabase<typeof tables.schema>
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())

const ann = 'ann@example.test'
const network = '10.9.9.9'

/**
 * Expected state of the server for one known device and its email address, by which the model test
 * predicts each answer.
 */
type Model = {
  /** Times at which mails were sent to the address, in epoch milliseconds. */
  sent: number[]
  /** Times at which wrong codes were checked, in epoch milliseconds. */
  wrong: number[]
  transaction: { code: string; expiresAt: number; attempts: number } | undefined
}
type Real = { server: TestServer; device: TestDevice; transactionId: string }

const recent = (times: readonly number[], now: number, windowMs: number) =>
  times.filter((time) => time > now - windowMs).length
const maySend = ({ sent }: Model, now: number) =>
  recent(sent, now, 30_000) < 1 &&
  recent(sent, now, 3_600_000) < 5 &&
  recent(sent, now, 86_400_000) < 15
const isOpen = ({ transaction }: Model, now: number) =>
  transaction !== undefined && transaction.expiresAt > now

class Wait implements fc.AsyncCommand<Model, Real> {
  readonly ms: number
  constructor(ms: number) {
    this.ms = ms
  }
  check = () => true
  async run(_: Model, { server }: Real) {
    server.clock.advance(this.ms)
  }
  toString = () => `wait ${this.ms} ms`
}

class Send implements fc.AsyncCommand<Model, Real> {
  readonly again: boolean
  constructor(again: boolean) {
    this.again = again
  }
  check = () => true
  async run(model: Model, real: Real) {
    const { server, device, transactionId } = real
    const now = server.clock.now()
    const answer = this.again
      ? await device.post('/api/mail/resend', { transactionId })
      : await device.startEmail(ann)
    if (this.again && !isOpen(model, now)) {
      expect(codeOf(answer)).toBe('transaction_over')
    } else if (!maySend(model, now)) {
      expect(codeOf(answer)).toBe('send_too_soon')
    } else {
      expect(answer.statusCode).toBe(200)
      model.sent.push(now)
      const code = server.mail.readCode(ann)
      model.transaction = { code, expiresAt: now + 600_000, attempts: 0 }
      real.transactionId = answer.json().transactionId
    }
  }
  toString = () => (this.again ? 'resend' : 'send')
}

/**
 * Command of the model test: strangers request mails to the same address, from far away or from the
 * network of the device.
 */
class Strangers implements fc.AsyncCommand<Model, Real> {
  readonly near: boolean
  readonly count: number
  constructor(near: boolean, count: number) {
    this.near = near
    this.count = count
  }
  check = () => true
  async run(_: Model, { server }: Real) {
    for (let mail = 0; mail < this.count; mail += 1) {
      const stranger = await server.openDevice(this.near ? { ip: network } : {})
      await stranger.startEmail(mail % 2 === 0 ? ann : `${mail}@example.test`)
      server.clock.advance(2_100)
    }
    // Skips the limit of thirty requests a minute per network address (S-93), which other tests
    // cover.
    server.clock.advance(61_000)
  }
  toString = () => `${this.count} strangers ${this.near ? 'near' : 'far away'}`
}

class Submit implements fc.AsyncCommand<Model, Real> {
  readonly right: boolean
  constructor(right: boolean) {
    this.right = right
  }
  check = () => true
  async run(model: Model, { server, device, transactionId }: Real) {
    // Skips the limit of ten requests a minute per address (S-93), which other tests cover.
    server.clock.advance(6_100)
    const now = server.clock.now()
    const { transaction } = model
    const code = transaction?.code ?? '000000'
    const wrong = code === '111111' ? '222222' : '111111'
    const typed = this.right ? code : wrong
    const answer = await device.post('/api/email/code', { transactionId, code: typed })
    if (!transaction || !isOpen(model, now)) return expect(codeOf(answer)).toBe('transaction_over')
    if (recent(model.wrong, now, 86_400_000) >= 10) {
      return expect(codeOf(answer)).toBe('too_many_wrong_codes')
    }
    if (transaction.attempts >= 5) return expect(codeOf(answer)).toBe('code_used_up')
    transaction.attempts += 1
    if (!this.right) {
      model.wrong.push(now)
      return expect(codeOf(answer)).toBe('wrong_code')
    }
    expect(answer.statusCode).toBe(200)
    model.transaction = undefined
    await device.post('/api/sign-out')
  }
  toString = () => (this.right ? 'right code' : 'wrong code')
}

/**
 * Creates a device that is known for the address, one day after its first login, so that all
 * counters are empty.
 */
async function setup(): Promise<{ model: Model; real: Real }> {
  await emptyDatabase(open.db, tables.schema)
  const server = await createTestServer({ db: open.db })
  const device = await server.openDevice({ ip: network })
  await device.signIn(ann)
  await device.post('/api/sign-out')
  server.clock.advance(86_400_000)
  const model: Model = { sent: [], wrong: [], transaction: undefined }
  return { model, real: { server, device, transactionId: 'a'.repeat(22) } }
}

const waits = [1_000, 25_000, 31_000, 300_000, 600_000, 3_600_000]
const commands = [
  fc.constantFrom(...waits).map((ms) => new Wait(ms)),
  fc.boolean().map((again) => new Send(again)),
  fc.boolean().map((right) => new Submit(right)),
  fc.constant(new Submit(false)),
  fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 8 })).map(([near, n]) => new Strangers(near, n)),
]

test('S-40c, S-40e, S-41a, S-41b, S-41d: limits hold for a known device in any order of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30 }), async (run) => {
      await fc.asyncModelRun(setup, run)
    }),
    { numRuns: 12, verbose: fc.VerbosityLevel.Verbose },
  )
}, 240_000)
