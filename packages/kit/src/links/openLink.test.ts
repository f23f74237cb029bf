import { expect, test, vi } from 'vitest'
import { openLink } from './openLink.ts'

const intent =
  'intent://browse/https%3A%2F%2Fplay.example%2F?ref=x#Intent;scheme=phantom;package=app.phantom;end'

test.each([
  ['lantern://wc?uri=wc%3Aab', '_self'],
  ['https://lantern.example/wc?uri=wc%3Aab', '_blank'],
  [intent, '_top'],
] as const)('default: %s', (href, target) => {
  const openWindow = vi.fn()
  openLink({ ports: { openWindow } }, { href, target })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(href, target, 'noopener,noreferrer')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'intent://evil/#Intent;scheme=http;package=evil;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'http://evil.example/wc?uri=x',
])('S-64: %s is not opened', (href) => {
  const openWindow = vi.fn()
  expect(() => openLink({ ports: { openWindow } }, { href, target: '_self' })).toThrow()
  expect(openWindow).not.toHaveBeenCalled()
})
