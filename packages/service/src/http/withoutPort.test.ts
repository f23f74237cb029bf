import { expect, test } from 'vitest'
import { toRateAddress } from './toRateAddress.ts'
import { removeForwardedPorts } from './withoutPort.ts'

test.each([
  ['203.0.113.8:51234', '203.0.113.8'],
  ['203.0.113.8', '203.0.113.8'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::443', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.8]:80', '203.0.113.8'],
])('S-93g: %s counts as %s', (address, counted) => {
  expect(toRateAddress(address)).toBe(counted)
})

test('S-93g: ports of forwarded addresses are removed, and all other text stays', () => {
  const headers = { 'x-forwarded-for': '203.0.113.8:51234, [2001:db8::1]:443,10.0.0.1, unknown' }
  removeForwardedPorts(headers)
  expect(headers['x-forwarded-for']).toBe('203.0.113.8, 2001:db8::1, 10.0.0.1, unknown')
  const none = { host: 'a.example:80' }
  removeForwardedPorts(none)
  expect(none).toEqual({ host: 'a.example:80' })
})
