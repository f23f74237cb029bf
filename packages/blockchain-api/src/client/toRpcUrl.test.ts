import { expect, test } from 'vitest'
import { toRpcUrl } from './toRpcUrl.ts'

test('default', () => {
  const url = toRpcUrl('http://api.latchkey.localhost:4100', 'eip155:1', 'latchkey-sandbox')
  expect(url).toBe(
    'http://api.latchkey.localhost:4100/v1/?chainId=eip155%3A1&projectId=latchkey-sandbox',
  )
})

test.each(['https://x.test/rpc', 'https://x.test/rpc/'])(
  'parameters: preserves the path of base %s',
  (base) => {
    expect(toRpcUrl(base, 'eip155:137', 'p')).toBe(
      'https://x.test/rpc/v1/?chainId=eip155%3A137&projectId=p',
    )
  },
)

test('behavior: a project id cannot add parameters', () => {
  const url = new URL(toRpcUrl('https://x.test', 'eip155:1', 'a&chainId=eip155:5'))
  expect(url.searchParams.getAll('chainId')).toEqual(['eip155:1'])
})
