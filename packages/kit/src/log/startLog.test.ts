import { logBufferBytes } from '@latchkey/core'
import { expect, test } from 'vitest'
import { connectEmail } from '../login/email/connectEmail.ts'
import { submitEmailCode } from '../login/email/submitEmailCode.ts'
import { openModal } from '../start/openModal.ts'
import { showAlert } from '../state/showAlert.ts'
import { showToast } from '../state/showToast.ts'
import { track } from '../state/track.ts'
import { loginAddresses } from '../testing/createLoginHandlers.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeLoginFrame, startFrame } from '../testing/fakeLoginFrame.ts'
import { logIn } from '../testing/logIn.ts'
import { settle } from '../testing/settle.ts'
import { getLog } from './getLog.ts'
import { startLog } from './startLog.ts'

const secretCode = '987654'
const email = 'player@example.com'

type Line = { readonly time: string; readonly event: string; readonly [name: string]: unknown }

const read = (text: string): readonly Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('S-104: a log above 1 MB loses its oldest lines only', () => {
  const log = startLog(createTestKit())
  log.write('first')
  let count = 0
  while (log.getText().includes('"first"')) {
    for (let more = 0; more < 1_000; more += 1) log.write('later', { durationMs: count + more })
    count += 1_000
  }
  const text = log.getText()
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(1_000_000)
  expect(text.length).toBeGreaterThan(logBufferBytes - 1_000)
  const kept = read(text).map(({ durationMs }) => durationMs)
  expect(kept.at(-1)).toBe(count - 1)
  expect(kept).toEqual(kept.map((_, index) => count - kept.length + index))
})

test('S-104: the log has events, but no e-mail, code, address, name or secret phrase of a login', async () => {
  const frame = fakeLoginFrame({ code: secretCode, userName: 'Mira Secret' })
  const kit = createTestKit({ frame })
  const log = startLog(kit)
  const step = connectEmail(kit, { email })
  await startFrame(kit)
  expect(await step).toBe('otp')
  await expect(submitEmailCode(kit, { code: '123123' })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  await submitEmailCode(kit, { code: secretCode })
  await settle()
  track(kit, { event: 'SEARCH_WALLET', properties: { badge: 'none', search: 'my seed phrase' } })
  track(kit, { event: 'CONNECT_ERROR', properties: { message: `no ${email} here` } })
  showToast(kit, { message: `Hello ${email}`, variant: 'error' })

  const text = log.getText()
  const lines = read(text)
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'frame_request', request: 'CONNECT_EMAIL', outcome: 'ok' }),
  )
  const codes = lines.filter(({ request }) => request === 'CONNECT_OTP')
  expect(codes).toMatchObject([{ outcome: 'frame_error' }, { outcome: 'ok' }])
  const { eoa } = loginAddresses
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'CONNECT_SUCCESS',
      method: 'email',
      address: `${eoa.slice(0, 6)}…${eoa.slice(-4)}`,
    }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ event: 'toast', variant: 'error' }))
  for (const secret of [email, 'example', secretCode, '123123', eoa, 'Mira', 'seed', 'Hello'])
    expect(text).not.toContain(secret)
})

test('S-104: the log records the method of a frame request but not its parameters', () => {
  const log = startLog(createTestKit())
  log.write('frame_request', { request: 'personal_sign', params: ['secret'], outcome: '12 words' })
  expect(read(log.getText())).toMatchObject([{ request: 'personal_sign' }])
  expect(log.getText()).not.toMatch(/secret|words/)
})

test('behavior: views and alerts are logged by name and code', async () => {
  const kit = createTestKit()
  const log = startLog(kit)
  await openModal(kit, { view: 'WhatIsAWallet' })
  showAlert(kit, { code: 'request_timed_out' })
  expect(read(log.getText())).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'view', view: 'WhatIsAWallet' }),
      expect.objectContaining({ event: 'alert', code: 'request_timed_out' }),
    ]),
  )
})

test('behavior: each kit has one log, and two kits have separate logs', () => {
  const kit = createTestKit()
  startLog(kit).write('mine')
  expect(startLog(kit).getText()).toContain('mine')
  expect(startLog(createTestKit()).getText()).toBe('')
  startLog(kit).clear()
  expect(startLog(kit).getText()).toBe('')
})

test('S-104, K-AUTH-17: a login starts the log unless the app has turned it off', async () => {
  const on = createTestKit({ frame: fakeLoginFrame() })
  await logIn(on)
  expect(getLog(on).log?.getText()).toContain('CONNECT_OTP')
  const frame = fakeLoginFrame()
  const off = createTestKit({ frame, enableLogger: false })
  await logIn(off)
  expect(getLog(off).log).toBeUndefined()
  expect(new URL(frame.page.nodes[0]?.src ?? '').searchParams.get('enableLogger')).toBe('false')
})
