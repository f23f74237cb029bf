import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

const options = { publicOrigin: 'https://play.example.test', connectOrigins: [], frameOrigins: [] }
const directivesOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

test('S-110: default', () => {
  expect(directivesOf(securityHeaders(options))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': '/api/csp-report',
  })
})

test('S-110: parameters: the policy allows connections and images of configured origins', () => {
  const connectOrigins = ['https://api.example.test', 'wss://relay.example.test']
  const directives = directivesOf(securityHeaders({ ...options, connectOrigins }))
  expect(directives['connect-src']).toBe("'self' https://api.example.test wss://relay.example.test")
  expect(directives['img-src']).toBe("'self' data: blob: https://api.example.test")
  expect(directives['script-src']).toBe("'self'")
})

test("S-110: parameters: the secure frame's origin is allowed for frames only", () => {
  const frameOrigins = ['https://secure.example.test']
  const directives = directivesOf(securityHeaders({ ...options, frameOrigins }))
  expect(directives['frame-src']).toBe('https://secure.example.test')
  expect(directives['script-src']).toBe("'self'")
  expect(directives['connect-src']).toBe("'self'")
})

test('S-110: nothing inline, no eval, no wildcard', () => {
  const policy = securityHeaders(options)['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('S-112: the other headers', () => {
  const headers = securityHeaders(options)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
})

test('S-112: no HSTS over plain http', () => {
  const headers = securityHeaders({ ...options, publicOrigin: 'http://play.example.test' })
  expect(headers).not.toHaveProperty('strict-transport-security')
})
