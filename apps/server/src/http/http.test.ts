import { once } from 'node:events'
import { connect } from 'node:net'
import { ratePerMinute } from '@latchkey/service'
import { askSlowly, headerCheckMs } from '@latchkey/service/testing'
import { expect, test, vi } from 'vitest'
import { createTestKey } from '../testing/createTestKey.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { setUpServer } from '../testing/setUpServer.ts'

const metricsToken = 'a-token-of-thirty-two-characters'

const world = setUpServer()

/**
 * Starts the server on a real socket, because requests by `inject` have neither a header limit nor
 * draining.
 */
async function listen() {
  const address = await world.server.app.listen({ port: 0, host: '127.0.0.1' })
  return { port: Number(new URL(address).port), close: () => world.server.app.close() }
}

async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  await once(socket, 'close')
  return answer
}

test('S-93c: a body over 64 kB is refused, one below is read', async () => {
  const browser = world.server.openBrowser()
  await browser.open()
  const post = (length: number) => browser.post('/api/sign-in/nonce', { x: 'a'.repeat(length) })
  expect((await post(65 * 1024)).json().error.code).toBe('body_too_large')
  expect((await post(63 * 1024)).json().error.code).toBe('invalid_request')
})

test('S-93e: a URL over 4 kB is refused, one below is read', async () => {
  const browser = world.server.openBrowser()
  const get = (length: number) => browser.get(`/healthz?x=${'a'.repeat(length)}`)
  expect((await get(4_096)).json().error.code).toBe('url_too_long')
  expect((await get(4_000)).statusCode).toBe(200)
})

test('S-147a: NUL in a query and a lone surrogate in a body are refused with 400', async () => {
  const browser = world.server.openBrowser()
  await browser.open()
  const search = await browser.get('/api/leaderboard?search=%00')
  const body = await browser.post('/api/sign-in/nonce', { x: '\ud800' })
  for (const answer of [search, body])
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request'])
})

test('S-93d, S-112: headers over 16 kB are refused with an envelope and all headers', async () => {
  const { port, close } = await listen()
  const ask = (length: number) =>
    sendRaw(
      port,
      `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-A: ${'a'.repeat(length)}\r\n\r\n`,
    )
  const refused = await ask(17 * 1024)
  expect(refused).toMatch(/^HTTP\/1\.1 431 /)
  expect(refused).toMatch(/"code":"headers_too_large","message":"[^"]+","ref":"\w+"/)
  expect(refused.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(refused.toLowerCase()).toContain("frame-ancestors 'none'")
  expect(await ask(15 * 1024)).toMatch(/^HTTP\/1\.1 200 /)
  await close()
})

async function countUntilRefused(ask: () => Promise<{ statusCode: number }>, most: number) {
  for (let count = 0; count <= most; count += 1) {
    if ((await ask()).statusCode === 429) return count
  }
  return Number.POSITIVE_INFINITY
}

test('S-93b, S-93g: 60 reads a minute per address without a session, then 429 with Retry-After', async () => {
  const browser = world.server.openBrowser({ ip: '10.1.1.1' })
  const ask = () => browser.get('/api/session')
  expect(await countUntilRefused(ask, 100)).toBe(ratePerMinute.anonymous)
  const refused = await ask()
  expect(refused.json().error.code).toBe('rate_limited')
  expect(Number(refused.headers['retry-after'])).toBe(60)
  expect((await world.server.openBrowser({ ip: '10.1.1.2' }).get('/api/session')).statusCode).toBe(
    200,
  )

  world.server.clock.advance(59_999)
  expect((await ask()).headers['retry-after']).toBe('1')
  world.server.clock.advance(1)
  expect((await ask()).statusCode).toBe(200)
})

test('S-93g: 300 a minute per session, 30 of them writes', async () => {
  const browser = world.server.openBrowser({ ip: '10.1.1.1' })
  await browser.signIn(createTestKey())
  expect(await countUntilRefused(() => browser.post('/api/sessions/revoke-others'), 40)).toBe(
    ratePerMinute.write,
  )
  // Counts 30 writes and the rejected one, because rejected requests count against the session
  // limit too.
  const left = ratePerMinute.session - ratePerMinute.write - 1
  expect(await countUntilRefused(() => browser.get('/api/me'), 400)).toBe(left)
})

test('S-93g: 10 sign-ins a minute per address, over all its browsers', async () => {
  const attempt = async () => {
    const browser = world.server.openBrowser({ ip: '10.1.1.1' })
    await browser.open()
    return browser.post('/api/sign-in/verify', { message: 'x', signature: '0x00' })
  }
  expect(await countUntilRefused(attempt, 20)).toBe(ratePerMinute.login)
})

test('S-93g: a made-up session cookie does not bypass the limit of the address', async () => {
  const browser = world.server.openBrowser({ ip: '10.1.1.1' })
  let made = 0
  const ask = () => {
    made += 1
    browser.cookies.set('__Host-sid', String(made).padStart(43, 'A'))
    return browser.get('/api/me')
  }
  expect(await countUntilRefused(ask, 100)).toBe(ratePerMinute.anonymous)
})

test.each([
  ['of a trusted network', '10.1.1.1', Number.POSITIVE_INFINITY],
  ['of another', '10.2.1.1', ratePerMinute.anonymous],
])(
  'S-99: with a proxy %s: only a trusted proxy may forward client addresses',
  async (_, ip, passed) => {
    const trustedProxies = ['127.0.0.0/8', '10.1.0.0/16']
    const other = await createTestServer({ db: world.db, config: { trustedProxies } })
    const browser = other.openBrowser({ ip })
    let visitor = 0
    const ask = () => {
      visitor += 1
      return browser.get('/api/me', { 'x-forwarded-for': `198.51.100.${visitor}` })
    }
    expect(await countUntilRefused(ask, 100)).toBe(passed)
  },
)

test('S-93d: a connection with endless headers is closed within 10 s', async () => {
  const { headersTimeout } = world.server.app.server
  expect(headersTimeout).toBeGreaterThan(0)
  expect(headersTimeout + headerCheckMs).toBeLessThanOrEqual(10_000)
  const answer = await askSlowly(world.server.app)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"timed_out"')
  await world.server.app.close()
})

test('S-93f: a handler that takes longer than 10 s is answered with 503', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
    const isReady = () => {
      enter()
      return new Promise<boolean>(() => undefined)
    }
    const slow = await createTestServer({ db: world.db, isReady })
    let status = 0
    const asking = slow.openBrowser().get('/readyz')
    const noted = asking.then((response) => {
      status = response.statusCode
    })
    await entered
    await vi.advanceTimersByTimeAsync(9_999)
    expect(status).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    await noted
    expect((await asking).json().error.code).toBe('timed_out')
    expect(status).toBe(503)
  } finally {
    vi.useRealTimers()
  }
})

test('S-103: the answer to an unexpected error has only a reference', async () => {
  const failing = await createTestServer({
    db: world.db,
    isReady: () => Promise.reject(new Error('select * from /var/lib/secret')),
  })
  const response = await failing.openBrowser().get('/readyz')
  const { error } = response.json()
  expect(response.statusCode).toBe(500)
  expect(error).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Try again.',
    ref: expect.stringMatching(/^\w{12}$/),
  })
  expect(failing.lines).toContainEqual(
    expect.objectContaining({ msg: 'request_failed', ref: error.ref, errorName: 'Error' }),
  )
  expect(JSON.stringify(failing.lines)).not.toContain('secret')
})

test.each(['/nope', '/api/nope', '/%zz', '/api/sessions/%E0%A4%A/revoke'])(
  'S-103, S-112: %s is answered with an envelope and all headers',
  async (path) => {
    const response = await world.server.openBrowser().get(path)
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found'])
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test('S-104: logs carry no cookie, token, text, signature, query or whole address', async () => {
  const key = createTestKey()
  const browser = world.server.openBrowser({ userAgent: 'SecretAgent/1.0' })
  const message = await browser.createMessage(key.address)
  const signature = await key.sign(message)
  await browser.verify(message, signature)
  await browser.get('/api/me?code=very-secret')
  await browser.get('/very-secret-path')
  const secrets = [...browser.cookies.values(), message, signature, key.address, 'very-secret']
  const text = JSON.stringify(world.server.lines)
  for (const secret of [...secrets, 'SecretAgent', 'nonce":"']) expect(text).not.toContain(secret)
  const { address } = key
  expect(world.server.lines).toContainEqual(
    expect.objectContaining({
      msg: 'signed_in',
      address: `${address.slice(0, 6)}…${address.slice(-4)}`,
    }),
  )
  expect(world.server.lines).toContainEqual(
    expect.objectContaining({ msg: 'request', route: '/api/me', status: 400 }),
  )
})

test('health: liveness always answers, readiness depends on the database', async () => {
  const browser = world.server.openBrowser()
  expect((await browser.get('/healthz')).json()).toEqual({ ok: true })
  expect((await browser.get('/readyz')).json()).toEqual({ ok: true })
  const ill = await createTestServer({ db: world.db, isReady: async () => false })
  expect((await ill.openBrowser().get('/healthz')).statusCode).toBe(200)
  const response = await ill.openBrowser().get('/readyz')
  expect([response.statusCode, response.json().error.code]).toEqual([503, 'unavailable'])
})

test('metrics: requests are counted by template, sign-ins by outcome', async () => {
  await world.server.openBrowser().signIn(createTestKey())
  const text = await world.server.metrics.registry.metrics()
  expect(text).toContain('sign_ins_total{outcome="signed_in"} 1')
  expect(text).toContain(
    'http_request_seconds_count{method="POST",route="/api/sign-in/verify",status="200"} 1',
  )
})

test.each([
  [undefined, `Bearer ${metricsToken}`, 404],
  [metricsToken, undefined, 404],
  [metricsToken, `Bearer ${metricsToken}x`, 404],
  [metricsToken, `Bearer ${metricsToken}`, 200],
] as const)(
  'S-99: metrics with the token %s, shown %s: %i',
  async (token, authorization, status) => {
    const other = await createTestServer({ db: world.db, config: { metricsToken: token } })
    const [near, far] = ['127.0.0.1', '10.0.0.1'].map((ip) => other.openBrowser({ ip }))
    for (const browser of [near, far])
      expect((await browser?.get('/metrics', { authorization }))?.statusCode).toBe(status)
  },
)

test('S-110: reports of the policy are counted and logged by directive and origin', async () => {
  const report = {
    'csp-report': {
      'document-uri': 'http://play.example.test:4100/profile?token=very-secret',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example.test/very-secret.js',
      'original-policy': 'x',
    },
  }
  const headers = { 'content-type': 'application/csp-report', 'x-csrf': undefined }
  const response = await world.server.openBrowser().post('/api/csp-report', report, headers)
  expect(response.statusCode).toBe(200)
  expect(world.server.lines).toContainEqual(
    expect.objectContaining({
      msg: 'csp_report',
      directive: 'script-src',
      blockedOrigin: 'https://evil.example.test',
    }),
  )
  expect(JSON.stringify(world.server.lines)).not.toContain('very-secret')
  const text = await world.server.metrics.registry.metrics()
  expect(text).toContain('csp_reports_total{directive="script-src"} 1')
})
