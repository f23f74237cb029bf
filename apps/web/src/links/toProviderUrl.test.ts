import { expect, test } from 'vitest'
import { toProviderUrl } from './toProviderUrl.ts'

const config = { redirectUri: 'https://play.test/cb', clientId: 'us', scope: 'identify email' }
const toAddress = (changes: object = {}) => {
  const fields = {
    redirect_uri: config.redirectUri,
    client_id: config.clientId,
    scope: config.scope,
    ...changes,
  }
  return `https://provider.test/authorize?${new URLSearchParams(fields)}`
}

test('default: a URL that matches the build’s settings is accepted', () => {
  expect(toProviderUrl(toAddress(), config)).toBe(toAddress())
  const { redirectUri } = config
  expect(toProviderUrl(toAddress({ client_id: 'any' }), { redirectUri })).toContain('any')
})

test.each([
  toAddress({ redirect_uri: 'https://evil.test/cb' }),
  toAddress({ client_id: 'other' }),
  toAddress({ scope: 'identify email guilds' }),
  'javascript:alert(1)',
  'not an address',
])('S-75: %s is not opened', (address) => {
  expect(() => toProviderUrl(address, config)).toThrow('This provider is not set up correctly.')
})
