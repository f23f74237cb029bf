import { expect, test } from 'vitest'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer({ config: { deviceCheck: 'link' } })
const ann = 'ann@example.test'

/** Opens a device that received a link, and the page that the link opens. */
async function begin({ email = ann, showsNumber = true } = {}) {
  const device = await at.server.openDevice()
  const started = (await device.startEmail(email, showsNumber)).json()
  const { transactionId, deviceNumber } = started
  const page = at.server.openPage()
  const token = at.server.mail.readToken(email)
  const code = at.server.mail.readCode(email)
  return {
    device,
    page,
    started,
    token,
    code,
    number: Number(deviceNumber),
    read: async () => (await page.post('/api/device-link/read', { token })).json(),
    approve: (number?: number) => page.post('/api/device-link/approve', { token, number }),
    wait: () => device.post('/api/email/wait', { transactionId }),
    submit: (typed = code) => device.post('/api/email/code', { transactionId, code: typed }),
  }
}

test('S-42b: one mail; the number typed on its page ends the login, without a code', async () => {
  const { device, started, number, read, approve, wait, submit } = await begin()
  expect(started).toMatchObject({ action: 'VERIFY_DEVICE', deviceNumber: expect.any(Number) })
  for (let visit = 0; visit < 3; visit += 1) {
    // Equal as a whole, so that the answer cannot carry the number.
    expect(await read()).toEqual({
      purpose: 'login',
      origin: testHost,
      email: ann,
      browser: 'Chromium on Linux',
      place: expect.stringMatching(/^10\.0\./),
      requestedAt: '2030-01-15T10:00:00.000Z',
      expiresAt: '2030-01-15T10:10:00.000Z',
      asksNumber: true,
    })
  }
  expect((await wait()).json()).toEqual({ state: 'waiting' })
  expect(codeOf(await submit())).toBe('transaction_over')

  const answers = await Promise.all([approve(number), approve(number), approve(number)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
  const waits = await Promise.all([wait(), wait()])
  const [connected] = waits.filter((answer) => answer.json().state === 'connected')
  expect(connected?.json().session).toMatchObject({ email: ann, login: 'email' })
  expect(waits.filter((answer) => codeOf(answer) === 'transaction_over')).toHaveLength(1)
  expect((await device.get('/api/session')).json().session.email).toBe(ann)
  expect(at.server.mail.mails).toHaveLength(1)
})

test('S-42c: if the host shows no number, the page asks for none and the login asks for the code', async () => {
  const { device, started, read, approve, wait, submit } = await begin({ showsNumber: false })
  expect(started).not.toHaveProperty('deviceNumber')
  expect(await read()).toMatchObject({ asksNumber: false })
  expect(codeOf(await submit())).toBe('transaction_over')
  expect((await approve()).statusCode).toBe(200)
  expect((await wait()).json()).toMatchObject({ state: 'approved', retryAfterSeconds: 30 })
  expect((await device.get('/api/session')).json().session).toBeNull()
  expect(at.server.mail.mails).toHaveLength(1)
  expect((await submit()).json().session.email).toBe(ann)
})

test('S-42b: a key that is known for the address gets a code, and another asks for its link', async () => {
  const { device, number, approve, wait } = await begin()
  await approve(number)
  await wait()
  await device.post('/api/sign-out')
  at.server.clock.advance(31_000)
  expect((await device.startEmail(ann)).json().action).toBe('VERIFY_OTP')
  at.server.clock.advance(31_000)
  expect((await device.startEmail('bob@example.test')).json().action).toBe('VERIFY_DEVICE')
  expect((await begin()).started.action).toBe('VERIFY_DEVICE')
})

test.each(['a wrong number', 'no number', 'a refusal'])(
  'S-42b: %s ends the login for good',
  async (end) => {
    const { page, token, number, approve, wait, submit } = await begin()
    const wrong = number === 99 ? 10 : number + 1
    const ended =
      end === 'a refusal'
        ? await page.post('/api/device-link/refuse', { token })
        : await approve(end === 'no number' ? undefined : wrong)
    expect(ended.statusCode).toBe(end === 'a refusal' ? 200 : 403)
    expect(codeOf(await approve(number))).toBe('link_over')
    expect(codeOf(await wait())).toBe('transaction_over')
    expect(codeOf(await submit())).toBe('transaction_over')
  },
)

test('S-42d: a link from another site, by GET, or without JSON approves nothing', async () => {
  const { page, token, number, approve } = await begin()
  expect((await page.get('/api/device-link/approve')).statusCode).toBe(404)
  for (const headers of [
    { origin: testHost },
    { origin: undefined },
    { 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain' },
  ]) {
    const answer = await page.post('/api/device-link/approve', { token, number }, headers)
    expect([403, 415]).toContain(answer.statusCode)
  }
  expect((await approve(number)).statusCode).toBe(200)
})

test('S-42d: a link ends after ten minutes, and so does what it has approved', async () => {
  const late = await begin()
  at.server.clock.advance(10 * 60_000)
  expect(codeOf(await late.page.post('/api/device-link/read', { token: late.token }))).toBe(
    'link_over',
  )
  expect(codeOf(await late.approve(late.number))).toBe('link_over')
  const { number, approve, wait } = await begin()
  await approve(number)
  at.server.clock.advance(10 * 60_000)
  expect(codeOf(await wait())).toBe('transaction_over')
})

test('S-42d: only the device that asked is let in by the approval', async () => {
  const { started, number, approve, wait } = await begin()
  await approve(number)
  const thief = await at.server.openDevice()
  const { transactionId } = started
  const stolen = await thief.post('/api/email/wait', { transactionId })
  expect(codeOf(stolen)).toBe('transaction_over')
  expect((await wait()).json().state).toBe('connected')
})

test('S-40c, S-42b: sent again, the link, the number and the code of the first mail are void', async () => {
  const first = await begin()
  at.server.clock.advance(31_000)
  const { transactionId } = first.started
  const again = (await first.device.post('/api/mail/resend', { transactionId })).json()
  expect(codeOf(await first.approve(first.number))).toBe('link_over')
  const approval = { token: at.server.mail.readToken(ann), number: again.deviceNumber }
  expect((await first.page.post('/api/device-link/approve', approval)).statusCode).toBe(200)
  expect((await first.wait()).json().state).toBe('connected')
})
