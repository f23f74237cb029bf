import { expect, test } from 'vitest'
import { noteActivity } from '../activity/activity.ts'
import { devices, sessions } from '../db/schema.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { testOrigin } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const ann = 'ann@example.test'
const sessionOf = async (device: { get: (url: string) => Promise<{ json: () => unknown }> }) =>
  Object((await device.get('/api/session')).json()).session

const isKnown = async ({ thumbprint }: { readonly thumbprint: string }) =>
  (await at.db.select().from(devices)).some(
    (row) => row.thumbprint === thumbprint && row.revokedAt === null,
  )

test('S-46: the cookie is opaque, hashed at rest, for this host alone', async () => {
  const device = await at.server.openDevice()
  const answer = await device.signIn(ann)
  const [cookie] = answer.cookies
  expect(cookie).toMatchObject({
    name: '__Host-frame',
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  })
  expect(cookie?.value).toMatch(/^[\w-]{43}$/)
  expect(cookie?.domain).toBeUndefined()
  const [row] = await at.db.select().from(sessions)
  expect(JSON.stringify(row)).not.toContain(cookie?.value)
})

test('S-46: across sites the cookie is partitioned', async () => {
  const server = await createTestServer({ db: at.db, config: { crossSite: true } })
  const device = await server.openDevice()
  const header = String((await device.signIn(ann)).headers['set-cookie'])
  expect(header).toMatch(/^__Host-frame=.*; Secure; Partitioned; SameSite=None$/)
})

test('S-46: idle for seven days, or thirty days old, it is over', async () => {
  const device = await at.server.openDevice()
  await device.signIn(ann)
  const days = (count: number) => at.server.clock.advance(count * 86_400_000)
  for (let week = 0; week < 4; week += 1) {
    days(6.9)
    expect(await sessionOf(device)).not.toBeNull()
  }
  days(2.5)
  expect(await sessionOf(device)).toBeNull()
  await device.signIn(ann)
  days(7)
  expect(await sessionOf(device)).toBeNull()
})

test('S-46: each login creates a new cookie; the previous cookie is invalid', async () => {
  const device = await at.server.openDevice()
  await device.signIn(ann)
  const first = device.browser.cookies.get('__Host-frame') ?? ''
  await device.post('/api/sign-out')
  at.server.clock.advance(31_000)
  await device.signIn(ann)
  const second = device.browser.cookies.get('__Host-frame')
  expect(second).not.toBe(first)
  device.browser.cookies.set('__Host-frame', first)
  expect(await sessionOf(device)).toBeNull()
})

test('S-29a, S-29b: a sign-out ends the session, forgetting makes the device unknown', async () => {
  const device = await at.server.openDevice()
  await device.signIn(ann)
  const token = device.browser.cookies.get('__Host-frame') ?? ''
  expect((await device.post('/api/sign-out')).statusCode).toBe(200)
  expect((await device.post('/api/sign-out')).statusCode).toBe(200)
  device.browser.cookies.set('__Host-frame', token)
  expect(await sessionOf(device)).toBeNull()
  at.server.clock.advance(31_000)
  expect(await isKnown(device)).toBe(true)
  at.server.clock.advance(31_000)
  await device.signIn(ann)
  expect((await device.post('/api/devices/forget')).statusCode).toBe(200)
  expect(await sessionOf(device)).toBeNull()
  at.server.clock.advance(31_000)
  expect(await isKnown(device)).toBe(false)
})

test('S-29a: a sign-out accepts an old nonce, because a closed page cannot repeat the request', async () => {
  const device = await at.server.openDevice()
  await device.signIn(ann)
  const leave = (proof: string) => device.browser.post('/api/sign-out', {}, { DPoP: proof })
  const proof = await device.prove('POST', '/api/sign-out', { claims: { nonce: 'of long ago' } })
  expect((await leave(proof)).statusCode).toBe(200)
  expect(await sessionOf(device)).toBeNull()
  expect(codeOf(await leave(proof))).toBe('invalid_proof')
})

test('S-29c: only one’s own devices are listed and revoked; the log tells of it', async () => {
  const device = await at.server.openDevice()
  await device.signIn(ann)
  const bob = await at.server.openDevice()
  await bob.signIn('bob@example.test')
  const { devices } = (await bob.get('/api/devices')).json()
  expect(devices).toHaveLength(1)
  expect(codeOf(await device.post(`/api/devices/${devices[0].id}/revoke`))).toBe('not_found')
  await bob.post(`/api/devices/${devices[0].id}/revoke`)
  expect(await sessionOf(bob)).toBeNull()
  at.server.clock.advance(31_000)
  await bob.signIn('bob@example.test')
  const { entries } = (await bob.get('/api/activity')).json()
  const kinds = entries.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual([
    'signed_in',
    'device_added',
    'device_revoked',
    'signed_in',
    'device_added',
  ])
})

test('the log comes in pages, newest first, to its owner alone', async () => {
  const device = await at.server.openDevice()
  const { userId } = (await device.signIn(ann)).json().session
  for (let i = 0; i < 58; i += 1) {
    const now = at.server.clock.now() + i
    await noteActivity(at.db, { userId, kind: 'share_released', browser: 'test', now })
  }
  const first = (await device.get('/api/activity')).json()
  expect(first.entries).toHaveLength(50)
  const second = (await device.get(`/api/activity?cursor=${first.nextCursor}`)).json()
  expect(second.entries).toHaveLength(10)
  expect(second.nextCursor).toBeNull()
  const times = [...first.entries, ...second.entries].map(({ at: time }) => time)
  expect(times).toEqual(times.toSorted().toReversed())
  const bob = await at.server.openDevice()
  await bob.signIn('bob@example.test')
  const theirs = (await bob.get(`/api/activity?cursor=${first.nextCursor}`)).json()
  expect(theirs.entries).toHaveLength(2)
})

test('S-91a, S-91b: what another site sends changes nothing, even with cookie and proof', async () => {
  const device = await at.server.openDevice()
  await device.signIn(ann)
  await device.get('/api/session')
  const post = async (headers: Record<string, string | undefined>) =>
    device.browser.post(
      '/api/sign-out',
      {},
      { DPoP: await device.prove('POST', '/api/sign-out'), ...headers },
    )
  expect(codeOf(await post({ origin: 'https://evil.example.test' }))).toBe('origin_refused')
  expect(codeOf(await post({ origin: undefined }))).toBe('origin_refused')
  expect(codeOf(await post({ 'sec-fetch-site': 'same-site' }))).toBe('origin_refused')
  expect((await post({ 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect(await sessionOf(device)).not.toBeNull()
  expect((await post({ origin: testOrigin })).statusCode).toBe(200)
})
