import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { type CookieOptions, defineCookie } from './defineCookie.ts'

const token = 'A'.repeat(43)

async function start(options: CookieOptions) {
  const defined = defineCookie(options)
  const app = fastify()
  await app.register(cookie)
  app.get('/set', (_, reply) => {
    defined.set(reply, token)
    return reply.send('')
  })
  app.get('/clear', (_, reply) => {
    defined.clear(reply)
    return reply.send('')
  })
  app.get('/read', async (request) => ({ token: defined.read(request) ?? null }))
  return {
    get: async (url: string) => (await app.inject(url)).headers['set-cookie'],
    read: async (value: string) =>
      (await app.inject({ url: '/read', cookies: { [options.name]: value } })).json().token,
  }
}

test('S-90a: default: Secure, HttpOnly and SameSite=Lax, and ends with the browser', async () => {
  const { get } = await start({ name: '__Host-sid' })
  expect(await get('/set')).toBe(`__Host-sid=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`)
})

test('parameters: maxAgeMs', async () => {
  const { get } = await start({ name: '__Host-sid', maxAgeMs: 60_000 })
  expect(await get('/set')).toContain('Max-Age=60;')
  expect(await get('/clear')).toMatch(/^__Host-sid=; .*Expires=Thu, 01 Jan 1970/)
})

test('S-46: parameters: a page framed by other sites has a partitioned cookie', async () => {
  const { get } = await start({ name: '__Host-frame', isCrossSite: true })
  const attributes = String(await get('/set')).split('; ')
  expect(attributes).toEqual(
    expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=None', 'Partitioned']),
  )
})

test('S-25h: parameters: isStrict, which a page framed by other sites cannot use', async () => {
  const own = await start({ name: '__Host-recovery', isStrict: true })
  expect(await own.get('/set')).toContain('SameSite=Strict')
  const crossSite = await start({ name: '__Host-recovery', isStrict: true, isCrossSite: true })
  expect(await crossSite.get('/set')).toContain('Partitioned; SameSite=None')
})

test('behavior: a cookie value of another format is not read', async () => {
  const { read } = await start({ name: '__Host-sid' })
  expect(await read(token)).toBe(token)
  for (const value of ['', 'short', `${token}A`, `${token.slice(1)}"`])
    expect(await read(value)).toBeNull()
})
