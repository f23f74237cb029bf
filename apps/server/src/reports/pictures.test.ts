import { randomUUID } from 'node:crypto'
import { pictureLimits } from '@latchkey/product-api'
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '../admin/runCommand.ts'
import { picturesPerDay } from '../config/constants.ts'
import { reportPictures, reports } from '../db/schema.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'

const words = { title: 'It is dark', severity: 'looks', happened: 'I saw nothing.', steps: '' }

let browser: TestBrowser
const world = setUpServer()
beforeEach(async () => {
  browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
})

/** Creates the first bytes of a WebP picture of the given size, padded to `length` bytes. */
function createWebp(width: number, height: number, length = 64): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(length - 8, 4)
  bytes.write('WEBPVP8X', 8)
  bytes.writeUInt32LE(10, 16)
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}
/** Creates the first bytes of a JPEG picture of the given size. */
function createJpeg(width: number, height: number): Buffer {
  const app = [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]
  return Buffer.from([0xff, 0xd8, ...app, ...frame, ...Array.from({ length: 24 }, () => 0)])
}

const toText = (bytes: Buffer) => bytes.toString('base64')
const send = (picture: string, from = browser) => {
  const body = { ...words, diagnostics: null, picture }
  return from.post('/api/reports', body, { 'idempotency-key': randomUUID() })
}
const read = (id: string, from = browser) => from.get(`/api/reports/${id}/picture`)

test.each([
  ['image/webp', createWebp(1_600, 900)],
  ['image/jpeg', createJpeg(900, 1_600)],
])('default: %s is stored unchanged, for its player and the team', async (type, bytes) => {
  const sent = (await send(toText(bytes))).json()
  expect(sent.report.hasPicture).toBe(true)
  const { reports: listed } = (await browser.get('/api/reports')).json()
  expect(listed).toMatchObject([{ id: sent.report.id, hasPicture: true }])
  expect((await browser.get('/api/me/data')).json().reports).toMatchObject([{ hasPicture: true }])
  const answer = await read(sent.report.id)
  expect(answer.json()).toEqual({ type, data: toText(bytes) })
  const context = { db: world.db, now: 0, actor: 'mira', report() {} }
  const order = { command: 'picture', input: { report: sent.report.id } }
  expect(await runCommand(context, order)).toEqual(answer.json())
})

test('behavior: a picture is sent as plain data, without caching and content sniffing', async () => {
  const { report } = (await send(toText(createWebp(10, 10)))).json()
  expect((await read(report.id)).headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('behavior: other players and guests can neither see a picture nor learn that it exists', async () => {
  const { report } = (await send(toText(createWebp(10, 10)))).json()
  const other = world.server.openBrowser()
  await other.signIn(createTestKey())
  const guest = world.server.openBrowser()
  expect((await read(report.id, other)).statusCode).toBe(404)
  expect((await read('r'.repeat(20), other)).statusCode).toBe(404)
  expect((await read(report.id, guest)).statusCode).toBe(401)
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108', 'hex')],
  ['a picture cut off', createJpeg(10, 10).subarray(0, 12)],
  ['one that is too wide', createWebp(pictureLimits.side + 1, 10)],
  ['one that is too high', createWebp(10, pictureLimits.side + 1)],
  ['one without a size', createJpeg(0, 0)],
])('error: %s is rejected, and no report is written', async (_, bytes) => {
  const refused = await send(toText(bytes))
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'picture_refused'])
  expect(await world.db.select().from(reports)).toEqual([])
})

test('error: a picture is limited to 400 kB', async () => {
  expect((await send(toText(createWebp(10, 10, pictureLimits.bytes)))).statusCode).toBe(200)
  const more = await send(toText(createWebp(10, 10, pictureLimits.bytes + 1)))
  expect([more.statusCode, more.json().error.code]).toEqual([422, 'picture_refused'])
  const most = await send(toText(createWebp(10, 10, pictureLimits.bytes + 3)))
  expect(most.statusCode).toBe(400)
})

test.each(['', 'no base64', 'AAAA\n', 'data:image/webp;base64,AAAA'])(
  'error: %j is rejected as base64',
  async (text) => {
    expect((await send(text)).statusCode).toBe(400)
  },
)

test('error: a player above the daily picture limit has to wait', async () => {
  const picture = toText(createWebp(10, 10))
  const key = createTestKey()
  await browser.signIn(key)
  for (let count = 0; count < picturesPerDay; count += 1) await send(picture)
  expect((await send(picture)).json().error.code).toBe('rate_limited')
  const other = world.server.openBrowser()
  await other.signIn(createTestKey())
  expect((await send(picture, other)).statusCode).toBe(200)
  world.server.clock.advance(24 * 60 * 60 * 1_000)
  const later = world.server.openBrowser()
  await later.signIn(key)
  expect((await send(picture, later)).statusCode).toBe(200)
  expect(await world.db.select().from(reportPictures)).toHaveLength(picturesPerDay + 2)
})
