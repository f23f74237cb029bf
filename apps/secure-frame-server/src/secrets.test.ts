import { randomBytes } from 'node:crypto'
import { getTableName, isTable, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from './db/schema.ts'
import { createTestKeyService } from './testing/createTestKeyService.ts'
import { createTestRecovery, sealCopy } from './testing/createTestRecovery.ts'
import { createTestServer } from './testing/createTestServer.ts'
import { enrol } from './testing/createTestWallet.ts'
import { testHost } from './testing/testConfig.ts'
import { useTestServer } from './testing/useTestServer.ts'

const at = useTestServer()

/** Returns every row of every table as text. */
async function dump(): Promise<string> {
  const names = Object.values(schema).filter(isTable).map(getTableName)
  const tables = await Promise.all(
    names.map((name) => at.db.execute(sql.raw(`select to_jsonb(t)::text from ${name} t`))),
  )
  return JSON.stringify(tables)
}

test('S-30: codes, tokens, cookies and shares stand in no table and no log line', async () => {
  const email = 'ann@example.test'
  const device = await at.server.openDevice()
  const secrets: string[] = []
  const started = (await device.startEmail(email)).json()
  const [, disownSecret = ''] =
    /#disown=[\w-]+\.([\w-]+)/.exec(at.server.mail.mails[0]?.text ?? '') ?? []
  secrets.push(disownSecret)
  const code = at.server.mail.readCode(email)
  const dumps = [await dump()]
  const { transactionId } = started
  await device.post('/api/email/code', { transactionId, code })
  const { walletId } = await enrol(device)
  const released = await device.post(`/api/wallet/${walletId}/share`, { purpose: 'use' })
  const share = Buffer.from(released.json().share, 'base64url')
  secrets.push(
    released.json().share,
    share.toString('hex'),
    share.toString('base64'),
    ...device.browser.cookies.values(),
  )
  at.server.clock.advance(31_000)
  const { deviceNumber: number } = (
    await device.post('/api/recovery/link', { origin: testHost })
  ).json()
  const page = at.server.openPage()
  const token = at.server.mail.readToken(email)
  await page.post('/api/device-link/approve', { token, number })
  secrets.push(token, ...page.cookies.values())
  at.server.clock.advance(31_000)
  await device.post('/api/email-change/start', { email: 'new@example.test', origin: testHost })
  await device.post('/api/recovery/open', { publicKey: 'A'.repeat(43), origin: testHost })
  await device.post('/api/email/code', { transactionId, code: '123456' })
  dumps.push(await dump())

  const log = JSON.stringify(at.server.lines)
  expect(secrets.length).toBeGreaterThan(5)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20)
    for (const text of [...dumps, log]) expect(text).not.toContain(secret)
  }
  // Six digits may appear inside any number, so the check looks for the code as a separate value.
  for (const text of [...dumps, log]) expect(text).not.toMatch(new RegExp(`[":\\s]${code}[",\\s]`))
  // The wallet id is not secret and appears. This proves that the search finds values.
  expect(dumps.at(-1)).toContain(walletId)
})

test('S-104: a log line names neither address nor origin of people, nor their requests', async () => {
  const device = await at.server.openDevice()
  await device.signIn('ann@example.test')
  await device.post('/api/email/code', { transactionId: 'x', code: '1' })
  at.server.mail.fail(true)
  at.server.clock.advance(31_000)
  await device.startEmail('bob@example.test')
  const log = JSON.stringify(at.server.lines)
  expect(log).toContain('mail_failed')
  for (const word of ['ann@', 'bob@', 'example.test', '10.0.0.1']) expect(log).not.toContain(word)
})

/** Returns a secret in all encodings for which the test searches database and log. */
const toTexts = (bytes: Uint8Array) => [
  ...(['hex', 'base64', 'base64url'] as const).map((name) => Buffer.from(bytes).toString(name)),
  [...bytes].join(','),
]

test('S-30, S-26: of a copy that is put and released the server never gets what is inside', async () => {
  const keys = await createTestKeyService()
  const received: string[] = []
  const server = await createTestServer({
    db: at.db,
    keyService: {
      ...keys.keyService,
      async release(request) {
        const sealed = await keys.keyService.release(request)
        received.push(JSON.stringify([request, sealed]))
        return sealed
      },
    },
  })
  const device = await server.openDevice()
  const email = 'ann@example.test'
  await device.signIn(email)
  const { walletId, wallet } = await enrol(device)
  const entropy = Uint8Array.from(randomBytes(16))
  const { publicKey } = keys.keyService
  const copy = await sealCopy(entropy, { walletId, publicKey })
  received.push(JSON.stringify(copy))
  const proof = await wallet.proveOpened(device, walletId, 'escrow')
  const put = await device.post(`/api/wallet/${walletId}/escrow`, { ...copy, proof })
  expect(put.statusCode).toBe(200)
  server.clock.advance(31_000)
  const recovery = await createTestRecovery(server, { device, walletId, email })
  await recovery.begin()
  const cancelToken = server.mail.readToken(email)
  for (const clock of [server.clock, keys.clock]) clock.advance(24 * 3_600_000)
  const dumps = [await dump()]
  const taken = (await recovery.take()).json()
  dumps.push(await dump())
  // The recovered copy has this entropy. This proves that the search looked for the right secret.
  expect(await recovery.open(taken)).toEqual(entropy)
  expect(dumps[0]).toContain(copy.ct)

  const log = JSON.stringify(server.lines)
  const mails = JSON.stringify(server.mail.mails)
  for (const text of [...dumps, log, mails, ...received]) {
    for (const secret of toTexts(entropy)) expect(text).not.toContain(secret)
  }
  const ticket = JSON.parse(received.at(-1) ?? '')[0].ticket
  for (const text of [...dumps, log]) {
    for (const secret of [cancelToken, ticket]) expect(text).not.toContain(secret)
  }
  expect(log).not.toContain(copy.ct)
})
