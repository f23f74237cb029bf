import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateExternalUrl } from './validateExternalUrl.ts'

test.each([
  'https://wallet.example.test/path?x=1#y',
  'http://localhost:4100/',
  'http://app.latchkey.localhost:4100/x',
  'http://127.0.0.1:4100/',
  'http://[::1]/',
  'metamask://wc?uri=wc%3Aabc',
  'wc:abc@2?relay-protocol=irn',
  'com.example.app-1+x://open',
])('S-64: accepts %s', (link) => {
  expect(validateExternalUrl(link).href).toBe(new URL(link).href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'blob:https://x.test/1',
  'file:///etc/passwd',
  'filesystem:https://x.test/temporary/',
  'vbscript:x',
  'about:blank',
  'ws://x.test',
  'wss://x.test',
  'view-source:https://x.test',
  'intent://x#Intent;end',
  'chrome://settings',
  'chrome-extension://abc/x.html',
  'moz-extension://abc/x.html',
  'http://example.test/',
  'http://localhost.example.test/',
  'http://127.0.0.1.example.test/',
  'https://user@x.test/',
  'https://user:pw@x.test/',
  'https://:pw@x.test/',
  'https://x.test\\@evil.test/a b',
  ' https://x.test/',
  'java\nscript:alert(1)',
  'https://x.test/\u0000',
  'https://x.test/\u202egnp.exe',
  '//x.test/',
  '/relative',
  'x',
  '',
  'a:b',
])('S-64: refuses %j', (link) => {
  expect(() => validateExternalUrl(link)).toThrow('Action not allowed')
})

test('S-64: every accepted link is https, loopback or an app scheme', () => {
  const links = fc.oneof(
    fc.webUrl({ validSchemes: ['http', 'https', 'ftp', 'ws'] }),
    fc
      .tuple(fc.stringMatching(/^[a-zA-Z][a-z0-9+.-]{0,12}$/), fc.string())
      .map((parts) => parts.join(':')),
    fc.string(),
  )
  fc.assert(
    fc.property(links, (link) => {
      const url = attempt(link)
      if (url)
        expect(url.protocol).not.toMatch(
          /^(?:http|javascript|data|blob|file|ws|wss|about|intent|chrome.*):$/,
        )
    }),
  )
})

function attempt(link: string): URL | undefined {
  try {
    return validateExternalUrl(link)
  } catch {
    return undefined
  }
}
