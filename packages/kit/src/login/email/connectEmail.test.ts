import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { openModal } from '../../start/openModal.ts'
import { loginAddresses, refuseAsFrame } from '../../testing/createLoginHandlers.ts'
import { createTestKit, type TestKit } from '../../testing/createTestKit.ts'
import {
  type FakeLoginFrameOptions,
  fakeLoginFrame,
  startFrame,
} from '../../testing/fakeLoginFrame.ts'
import { settle } from '../../testing/settle.ts'
import { getLoginStore } from '../getLogin.ts'
import { isAuthConnected } from '../isAuthConnected.ts'
import { connectEmail, resendEmailCode } from './connectEmail.ts'
import { getEmailWait } from './getEmailWait.ts'
import { submitEmailCode, waitForDevice } from './submitEmailCode.ts'

const email = 'player@example.com'

function create(options: FakeLoginFrameOptions = {}) {
  const frame = fakeLoginFrame(options)
  const kit = createTestKit({ frame })
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  return { frame, kit, events }
}

async function begin(kit: TestKit, typed = email) {
  const step = connectEmail(kit, { email: typed })
  step.catch(() => undefined)
  await startFrame(kit)
  return step
}

const read = (kit: TestKit, name: string) => kit.ports.storage.getItem(`@appkit-wallet/${name}`)
const write = (kit: TestKit, name: string, value: string) =>
  kit.ports.storage.setItem(`@appkit-wallet/${name}`, value)

test('default: the code from the e-mail connects the account', async () => {
  const { kit, frame, events } = create()
  expect(await begin(kit, ` ${email} `)).toBe('otp')
  await submitEmailCode(kit, { code: '123456' })
  expect(getAccount(kit)).toMatchObject({
    address: loginAddresses.eoa,
    isConnected: true,
    status: 'connected',
    user: { email },
    loginName: email,
    embeddedWalletInfo: { authProvider: 'email', accountType: 'eoa' },
  })
  expect(frame.getNames()).toEqual(['CONNECT_EMAIL', 'CONNECT_OTP', 'GET_USER'])
  expect(events).toEqual([
    'EMAIL_SUBMITTED',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_PASS',
    'CONNECT_SUCCESS',
  ])
})

test.each(['Connect', 'Create', 'EmailLogin'] as const)(
  'K-AUTH-01: a login without a further step goes from %s to the account',
  async (view) => {
    const { kit } = create({ action: 'CONNECT' })
    openModal(kit, { view })
    expect(await begin(kit)).toBe('connected')
    await settle()
    expect(kit.modal.getState().stack).toEqual([{ view: 'Account' }])
  },
)

test('K-AUTH-01: the answer names the next step: a code, a device, or none', async () => {
  const device = create({ action: 'VERIFY_DEVICE' })
  expect(await begin(device.kit)).toBe('device')
  expect(isAuthConnected(device.kit)).toBe(false)
  const known = create({ action: 'CONNECT' })
  expect(await begin(known.kit)).toBe('connected')
  expect(isAuthConnected(known.kit)).toBe(true)
})

test('K-AUTH-05: an approved device continues with a code that is due; an unapproved one rejects', async () => {
  const { kit, events } = create({ action: 'VERIFY_DEVICE' })
  await begin(kit)
  expect(await waitForDevice(kit)).toBe('otp')
  expect(isAuthConnected(kit)).toBe(false)
  await submitEmailCode(kit, { code: '123456' })
  expect(isAuthConnected(kit)).toBe(true)
  expect(events).toContain('DEVICE_REGISTERED_FOR_EMAIL')
  const refused = create({
    action: 'VERIFY_DEVICE',
    handlers: { CONNECT_DEVICE: async () => refuseAsFrame('The device was refused') },
  })
  await begin(refused.kit)
  await expect(waitForDevice(refused.kit)).rejects.toMatchObject({ code: 'frame_refused' })
})

test('K-AUTH-05: a device that was approved with its number is connected', async () => {
  const { kit, frame } = create({
    action: 'VERIFY_DEVICE',
    loggedIn: true,
  })
  await begin(kit)
  expect(frame.requests.find(({ name }) => name === 'CONNECT_EMAIL')?.payload).toEqual({
    email,
    showsDeviceNumber: true,
  })
  expect(await waitForDevice(kit)).toBe('connected')
  expect(isAuthConnected(kit)).toBe(true)
  expect(frame.getNames()).not.toContain('CONNECT_OTP')
})

test('behavior: the device number is available while the device waits for its approval', async () => {
  const { kit } = create({ action: 'VERIFY_DEVICE' })
  await begin(kit)
  expect(getLoginStore(kit).getState().deviceNumber).toBe(42)
  await waitForDevice(kit)
  expect(getLoginStore(kit).getState().deviceNumber).toBeUndefined()
})

test('K-AUTH-02: a second e-mail within 30 s is refused with the seconds left, then it is sent', async () => {
  const { kit, frame } = create()
  await begin(kit)
  expect(getEmailWait(kit)).toBe(30)
  kit.test.clock.advance(11_400)
  await expect(connectEmail(kit, { email })).rejects.toMatchObject({
    shortMessage: 'Please try again after 19 seconds',
    seconds: 19,
  })
  expect(frame.getNames()).toEqual(['CONNECT_EMAIL'])
  kit.test.clock.advance(18_600)
  expect(getEmailWait(kit)).toBe(0)
  expect(await connectEmail(kit, { email })).toBe('otp')
})

test('K-AUTH-02: after a refusal by the server its wait is shown', async () => {
  const { kit } = create({
    handlers: { CONNECT_EMAIL: async () => refuseAsFrame('Please try again after 47 seconds') },
  })
  await expect(begin(kit)).rejects.toMatchObject({ code: 'email_cooldown', seconds: 47 })
  expect(getEmailWait(kit)).toBe(47)
  await expect(connectEmail(kit, { email })).rejects.toMatchObject({ seconds: 47 })
})

test.each([-20_000, 20_000, 3_600_000])(
  'S-137: a clock that is set by %i ms does not change the e-mail cooldown',
  async (ms) => {
    const { kit } = create()
    await begin(kit)
    kit.test.clock.advance(25_000)
    kit.test.clock.setBy(ms)
    expect(getEmailWait(kit)).toBe(5)
    kit.test.clock.advance(4_999)
    expect(getEmailWait(kit)).toBe(1)
    kit.test.clock.advance(1)
    expect(getEmailWait(kit)).toBe(0)
  },
)

test('S-137: a changed clock does not alter the wait that the server returned', async () => {
  const { kit } = create({
    handlers: { CONNECT_EMAIL: async () => refuseAsFrame('Please try again after 47 seconds') },
  })
  await begin(kit).catch(() => undefined)
  kit.test.clock.setBy(3_600_000)
  expect(getEmailWait(kit)).toBe(47)
  kit.test.clock.setBy(-7_200_000)
  expect(getEmailWait(kit)).toBe(47)
})

test('S-41a: the cooldown after an e-mail of another tab or an earlier page is read from storage', () => {
  const { kit } = create()
  write(kit, 'LAST_EMAIL_LOGIN_TIME', String(kit.ports.now() - 10_000))
  expect(getEmailWait(kit)).toBe(20)
  kit.test.clock.advance(5_000)
  write(kit, 'LAST_EMAIL_LOGIN_TIME', String(kit.ports.now() - 1_000))
  expect(getEmailWait(kit)).toBe(29)
})

test('K-AUTH-04: the countdown runs from the stored time; a resent code restarts it', async () => {
  const { kit } = create()
  await begin(kit)
  write(kit, 'LAST_EMAIL_LOGIN_TIME', String(kit.ports.now() - 25_000))
  expect(getEmailWait(kit)).toBe(5)
  await expect(resendEmailCode(kit, { email })).rejects.toMatchObject({ seconds: 5 })
  kit.test.clock.advance(5_000)
  kit.toasts.setState({ toast: undefined })
  expect(await resendEmailCode(kit, { email })).toBe('otp')
  expect(getEmailWait(kit)).toBe(30)
  kit.test.clock.advance(150)
  expect(kit.toasts.getState().toast?.message).toBe('Code email resent')
})

test('K-AUTH-06: an invalid e-mail address is not sent and shows an error in the field only', async () => {
  const { kit, frame } = create()
  for (const typed of [
    '',
    'player',
    'player@host',
    'a b@example.com',
    'jörg@example.com',
    `${'a'.repeat(250)}@b.co`,
  ]) {
    await expect(connectEmail(kit, { email: typed })).rejects.toMatchObject({
      code: 'invalid_email',
    })
  }
  expect(frame.getLoadCount()).toBe(0)
  expect(kit.alerts.getState().alerts).toEqual([])
})

test('K-AUTH-06: a pasted address is cleaned before it is sent', async () => {
  const { kit, frame } = create()
  await begin(kit, '\u200bmailto:mira@example.com. ')
  const sent = frame.requests.filter(({ name }) => name === 'CONNECT_EMAIL')
  expect(sent).toMatchObject([{ payload: { email: 'mira@example.com' } }])
})

test('K-AUTH-06: an address that the frame refuses raises no alert', async () => {
  const { kit } = create({
    handlers: { CONNECT_EMAIL: async () => refuseAsFrame('Invalid email') },
  })
  await expect(begin(kit)).rejects.toMatchObject({ code: 'invalid_email' })
  expect(kit.alerts.getState().alerts).toEqual([])
})

test('K-AUTH-07: a login stores e-mail and flag, clears the countdown and shortens a long e-mail', async () => {
  const long = 'a-player-with-a-long-name@example.com'
  const { kit } = create()
  kit.modal.send({ type: 'open', page: { view: 'EmailLogin' }, connected: false })
  await begin(kit, long)
  kit.modal.send({ type: 'push', page: { view: 'EmailVerifyOtp', data: { email: long } } })
  await submitEmailCode(kit, { code: '123456' })
  expect(read(kit, 'EMAIL_LOGIN_USED_KEY')).toBe('true')
  expect(read(kit, 'EMAIL')).toBe(long)
  expect(read(kit, 'LAST_USED_CHAIN_KEY')).toBe('1')
  expect(read(kit, 'LAST_EMAIL_LOGIN_TIME')).toBeNull()
  expect(getAccount(kit).loginName).toBe('a-player-with-a-long-name@exam…')
  expect(kit.modal.getState().open).toBe(false)
})

test("K-AUTH-19: a wrong code rejects with the frame's message, and the user may correct it", async () => {
  const { kit, events } = create()
  await begin(kit)
  await expect(submitEmailCode(kit, { code: '000000' })).rejects.toMatchObject({
    code: 'wrong_code',
    message: 'Invalid code',
  })
  expect(events).toContain('EMAIL_VERIFICATION_CODE_FAIL')
  expect(getAccount(kit).status).toBe('disconnected')
  await submitEmailCode(kit, { code: '123456' })
  expect(isAuthConnected(kit)).toBe(true)
})

test.each([
  ['Invalid OTP', 'wrong_code'],
  ['Wrong code. Try again.', 'wrong_code'],
  ['This code is no longer valid. Request a new one.', 'code_over'],
  ['This login has ended. Start again.', 'code_over'],
  ['Code expired', 'code_over'],
  ['Too many wrong codes. Try again later.', 'too_many_codes'],
  ['The service is not available', 'frame_refused'],
])('K-AUTH-03, K-AUTH-19: the frame\'s message "%s" about a code: %s', async (words, code) => {
  const { kit } = create({ handlers: { CONNECT_OTP: async () => refuseAsFrame(words) } })
  await begin(kit)
  await expect(submitEmailCode(kit, { code: '000000' })).rejects.toMatchObject({
    code,
    message: words,
  })
})

test("K-AUTH-19: a refusal without message is 'An error occurred' and shows the catalogue's text", async () => {
  const { kit } = create({ handlers: { CONNECT_OTP: async () => refuseAsFrame('') } })
  await begin(kit)
  await expect(submitEmailCode(kit, { code: '123456' })).rejects.toMatchObject({
    code: 'frame_refused',
    message: 'An error occurred',
    shortMessage: 'Something went wrong',
  })
})

test('error: the wallet is missing on this device', async () => {
  let recovered = false
  const { kit, events } = create({
    handlers: {
      GET_USER: async () =>
        recovered
          ? { address: loginAddresses.eoa, chainId: 1, email }
          : refuseAsFrame('Recovery required'),
    },
  })
  await begin(kit)
  await expect(submitEmailCode(kit, { code: '123456' })).rejects.toMatchObject({
    code: 'recovery_required',
  })
  expect(events).not.toContain('CONNECT_ERROR')
  expect(getAccount(kit).status).toBe('disconnected')
  const { continueLogin } = await import('../continueLogin.ts')
  await expect(continueLogin(kit)).rejects.toMatchObject({ code: 'recovery_required' })
  recovered = true
  await continueLogin(kit)
  expect(getAccount(kit)).toMatchObject({ isConnected: true, user: { email } })
})

test('error: no frame is configured', async () => {
  const kit = createTestKit()
  await expect(connectEmail(kit, { email })).rejects.toMatchObject({
    code: 'auth_connector_missing',
  })
})

test('S-134a: closing the modal ends a login immediately and changes nothing', async () => {
  const { kit } = create({ handlers: { CONNECT_OTP: () => new Promise<never>(() => {}) } })
  await begin(kit)
  kit.modal.send({
    type: 'open',
    page: { view: 'EmailVerifyOtp', data: { email } },
    connected: false,
  })
  const submitting = submitEmailCode(kit, { code: '123456' })
  submitting.catch(() => undefined)
  await settle()
  kit.modal.send({ type: 'close', connected: false })
  await expect(submitting).rejects.toMatchObject({ code: 'modal_closed' })
  expect(getAccount(kit).status).toBe('disconnected')
})
