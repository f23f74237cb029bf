import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../client/createStore.ts'
import { openDeepLink, toDeepLink } from './openDeepLink.ts'

const request = { requestId: 7, sessionTopic: 'ab' }

test.each([
  ['wallet://', 'wallet://wc?requestId=7&sessionTopic=ab'],
  ['https://wallet.example/app/', 'https://wallet.example/app/wc?requestId=7&sessionTopic=ab'],
  ['https://t.me/bot', 'https://t.me/bot?startapp=cmVxdWVzdElkPTcmc2Vzc2lvblRvcGljPWFi'],
  ['https://t.me/bot?a=1', 'https://t.me/bot?a=1&startapp=cmVxdWVzdElkPTcmc2Vzc2lvblRvcGljPWFi'],
])('a request by %s', (href, expected) => {
  expect(toDeepLink(href, request)).toBe(expected)
})

function open(choice: string | undefined, { focused = true, framed = false } = {}) {
  const storage = createMemoryStorage()
  if (choice !== undefined) storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', choice)
  const opened = vi.fn()
  const page = { open: opened, isFramed: () => framed, hasFocus: () => focused }
  openDeepLink(storage, { ...request, page })
  return opened
}

const choice = (href: unknown) => JSON.stringify({ href, name: 'Wallet' })

test('default: opens the chosen app at the request, in the same window', () => {
  expect(open(choice('mywallet://app'))).toHaveBeenCalledExactlyOnceWith(
    'mywallet://app/wc?requestId=7&sessionTopic=ab',
    '_self',
    'noopener,noreferrer',
  )
})

test('behavior: leaves a frame, and opens a web link in a new window', () => {
  expect(open(choice('mywallet://app'), { framed: true }).mock.calls[0]?.[1]).toBe('_top')
  expect(open(choice('https://wallet.example')).mock.calls[0]?.[1]).toBe('_blank')
})

test.each([
  ['without a choice', undefined],
  ['with a broken one', '{'],
  ['with one that has no link', choice(7)],
  ['S-64: with a script', choice('javascript:alert(1)//')],
  ['S-64: with a page of this machine', choice('file:///etc')],
  ['S-64: with user info', choice('https://user@wallet.example')],
])('behavior: opens nothing %s', (_, stored) => {
  expect(open(stored)).not.toHaveBeenCalled()
})

test('behavior: opens nothing while the page has no focus', () => {
  expect(open(choice('mywallet://app'), { focused: false })).not.toHaveBeenCalled()
})
