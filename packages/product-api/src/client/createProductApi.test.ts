import { RequestRefusedError, ServiceUnavailableError } from '@latchkey/core/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getMe } from '../endpoints/profile/getMe.ts'
import { createNonce } from '../endpoints/session/createNonce.ts'
import { revokeSession } from '../endpoints/session/revokeSession.ts'
import { verifySignIn } from '../endpoints/session/verifySignIn.ts'
import { BannedError, NotSignedInError, SignInRefusedError } from '../errors/answerErrors.ts'
import { type FakeAnswers, fakeProductApi, refuse } from '../testing/fakeProductApi.ts'
import { createProductApi } from './createProductApi.ts'

const baseUrl = 'http://app.example.test'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const user = { id: 'u'.repeat(16), createdAt: '2030-01-15T10:00:00.000Z', displayName: null }

function setup(answers: FakeAnswers) {
  server.use(...fakeProductApi(baseUrl, answers))
  const tokens = ['stale', 'fresh']
  return createProductApi({
    baseUrl,
    fetch,
    getCsrfToken: ({ renew }) => (renew ? 'fresh' : (tokens[0] ?? '')),
  })
}

test('default', async () => {
  const api = setup({ getMe: () => ({ user, accounts: [] }) })
  await expect(api.call(getMe, {})).resolves.toEqual({ user, accounts: [] })
})

test('behavior: path fields leave the body, and a POST carries the CSRF token', async () => {
  const seen: unknown[] = []
  const api = setup({
    revokeSession: async ({ id }, request) => {
      seen.push(id, request.url, await request.json(), request.headers.get('x-csrf'))
      return { ok: true }
    },
  })
  await api.call(revokeSession, { id: 'a'.repeat(16) })
  expect(seen).toEqual([
    'a'.repeat(16),
    `${baseUrl}/api/sessions/${'a'.repeat(16)}/revoke`,
    {},
    'stale',
  ])
})

test('S-91c: a token that the server does not take is renewed once', async () => {
  const seen: (string | null)[] = []
  const api = setup({
    createNonce: (_, request) => {
      seen.push(request.headers.get('x-csrf'))
      return refuse('csrf_invalid')
    },
  })
  await expect(api.call(createNonce, {})).rejects.toMatchObject({ code: 'csrf_invalid' })
  expect(seen).toEqual(['stale', 'fresh'])
})

test.each([
  ['not_signed_in', NotSignedInError],
  ['nonce_used', SignInRefusedError],
  ['clock_skew', SignInRefusedError],
  ['banned', BannedError],
  ['not_found', RequestRefusedError],
] as const)('S-103: error: %s keeps its code, text and reference', async (code, type) => {
  const api = setup({ verifySignIn: () => refuse(code) })
  const error = await api.call(verifySignIn, { message: 'm', signature: '0x00' }).catch((x) => x)
  expect(error).toBeInstanceOf(type)
  expect(error).toMatchObject({ code, ref: 'fake' })
  expect(error.shortMessage).toMatch(/\.$/)
})

test.each([
  [{ until: '2030-02-01T00:00:00.000Z', reason: 'Two accounts' }],
  [{ until: null, reason: null }],
])('error: a ban says until when and why: %j', async (details) => {
  const api = setup({ verifySignIn: () => refuse('banned', details) })
  const calling = api.call(verifySignIn, { message: 'm', signature: '0x00' })
  await expect(calling).rejects.toMatchObject({ code: 'banned', status: 403, ...details })
})

test.each(['chain_unreachable', 'rate_limited', 'internal'] as const)(
  'S-102: error: %s leaves the outcome open',
  async (reason) => {
    const api = setup({ verifySignIn: () => refuse(reason) })
    const calling = api.call(verifySignIn, { message: 'm', signature: '0x00' })
    await expect(calling).rejects.toMatchObject({ code: 'unreachable', reason, ref: 'fake' })
  },
)

test('S-102: error: a 401 that is not from the server ends no session', async () => {
  server.use(
    http.get(`${baseUrl}/api/me`, () => new HttpResponse('captive portal', { status: 401 })),
  )
  const api = createProductApi({ baseUrl, fetch, getCsrfToken: () => '' })
  await expect(api.call(getMe, {})).rejects.toMatchObject({ code: 'unreachable', status: 401 })
})

test('error: Retry-After is told', async () => {
  const body = { error: { code: 'rate_limited', message: 'x', ref: 'r' } }
  server.use(
    http.get(`${baseUrl}/api/me`, () =>
      HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '7' } }),
    ),
  )
  const api = createProductApi({ baseUrl, fetch, getCsrfToken: () => '' })
  const error = await api.call(getMe, {}).catch((x) => x)
  expect(error).toBeInstanceOf(ServiceUnavailableError)
  expect(error.retryAfterMs).toBe(7_000)
})

test('error: no answer', async () => {
  server.use(http.get(`${baseUrl}/api/me`, () => HttpResponse.error()))
  const api = createProductApi({ baseUrl, fetch, getCsrfToken: () => '' })
  await expect(api.call(getMe, {})).rejects.toMatchObject({ name: 'ServiceUnreachableError' })
})

test('error: an answer of another form', async () => {
  server.use(http.get(`${baseUrl}/api/me`, () => HttpResponse.json({ user: { id: 7 } })))
  const api = createProductApi({ baseUrl, fetch, getCsrfToken: () => '' })
  await expect(api.call(getMe, {})).rejects.toMatchObject({ code: 'invalid_answer' })
})
