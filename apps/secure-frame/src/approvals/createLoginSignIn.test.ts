import { beforeEach, expect, test, vi } from 'vitest'
import { now, signInText } from './corpus/messages.ts'
import { createLoginSignIn } from './createLoginSignIn.ts'
import { account, createTestRequest, other } from './testing/createTestRequest.ts'

const origin = 'https://app.example.test'
const never = new AbortController().signal

let elapsed = 0
beforeEach(() => {
  elapsed = 0
})

function start({ enabled = true, fails = false } = {}) {
  const note = vi.fn(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve()))
  const login = createLoginSignIn({ enabled, note, elapsed: () => elapsed, now: () => now })
  const asked = vi.fn(async () => undefined)
  const { confirm } = login.around({ confirm: asked })
  const sign = (text: string, change: object = {}) =>
    confirm(createTestRequest({ method: 'personal_sign', params: [text, account], ...change }), {
      signal: never,
    })
  return { login, note, asked, confirm, sign }
}

test('S-50c: for a minute after a login one sign-in for its origin needs no prompt and is listed', async () => {
  const { login, note, asked, sign } = start()
  login.begin(origin)
  elapsed = 60_000
  expect(login.isOpen(origin)).toBe(true)
  await sign(signInText())
  expect([note.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0])
  expect(login.isOpen(origin)).toBe(false)
  await sign(signInText())
  expect([note.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1])
})

type Change = (at: ReturnType<typeof start>) => Promise<unknown> | unknown
const afterLogin = (act: Change): Change => {
  return (at) => {
    at.login.begin(origin)
    return act(at)
  }
}

test.each<[string, Change]>([
  ['before any login', ({ sign }) => sign(signInText())],
  [
    'after the minute',
    afterLogin(({ sign }) => {
      elapsed = 60_001
      return sign(signInText())
    }),
  ],
  [
    'after the login has ended',
    afterLogin(({ login, sign }) => {
      login.end()
      return sign(signInText())
    }),
  ],
  [
    'after a login that named another origin',
    ({ login, sign }) => {
      login.begin('https://other.example.test')
      return sign(signInText())
    },
  ],
  ['another text', afterLogin(({ sign }) => sign('Hello'))],
  [
    'a sign-in with resources',
    afterLogin(({ sign }) => sign(signInText({ more: '\nResources:\n- https://x.example.test/' }))),
  ],
  [
    'a sign-in of another site',
    afterLogin(({ sign }) => sign(signInText({ domain: 'evil.test' }))),
  ],
  ['a sign-in of another account', afterLogin(({ sign }) => sign(signInText({ address: other })))],
  [
    'a payment',
    afterLogin(({ sign }) =>
      sign('', { method: 'eth_sendTransaction', params: [{ to: other, value: '0x1' }] }),
    ),
  ],
])('S-50: a prompt shows: %s', async (_, act) => {
  const at = start()
  await act(at)
  expect([at.note.mock.calls.length, at.asked.mock.calls.length]).toEqual([0, 1])
})

test('S-50c: a prompt shows if the operator requires one or the activity cannot be recorded', async () => {
  for (const options of [{ enabled: false }, { fails: true }]) {
    const { login, asked, sign } = start(options)
    login.begin(origin)
    await sign(signInText())
    expect(asked).toHaveBeenCalledOnce()
  }
})

test('S-50c: a silent request that needs a prompt rejects and shows no prompt', async () => {
  const { login, asked, confirm } = start()
  const request = (text: string) =>
    createTestRequest({ method: 'personal_sign', params: [text, account] })
  const silent = { signal: never, silent: true }
  await expect(confirm(request('Hello'), silent)).rejects.toMatchObject({ code: 'approval_needed' })
  login.begin(origin)
  await confirm(request(signInText()), silent)
  expect(asked).not.toHaveBeenCalled()
})
