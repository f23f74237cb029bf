import { expect, test, vi } from 'vitest'
import { openExternal } from './openExternal.ts'

test('S-64: opens a new window without opener and referrer', () => {
  const open = vi.fn()
  openExternal('https://x.test', { open })
  expect(open.mock.calls).toEqual([['https://x.test/', '_blank', 'noopener,noreferrer']])
})

test('parameters: target', () => {
  const open = vi.fn()
  openExternal('metamask://wc', { open, target: '_self' })
  expect(open).toHaveBeenCalledWith('metamask://wc', '_self', 'noopener,noreferrer')
})

test('S-64: a popup with its own size has neither opener nor referrer', () => {
  const open = vi.fn()
  openExternal('https://x.test/', { open, popup: { widthPx: 600, heightPx: 800 } })
  const features = 'popup,width=600,height=800,noopener,noreferrer'
  expect(open.mock.calls).toEqual([['https://x.test/', '_blank', features]])
})

test('S-64: a refused link opens nothing', () => {
  const open = vi.fn()
  expect(() => openExternal('javascript:alert(1)', { open })).toThrow('Action not allowed')
  expect(open).not.toHaveBeenCalled()
})
