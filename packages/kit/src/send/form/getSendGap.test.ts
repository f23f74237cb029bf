import { toDecimalText } from '@latchkey/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Token } from '../../account/Token.ts'
import { getSendGap } from './getSendGap.ts'
import { emptyForm, type SendForm, withToken } from './SendForm.ts'

const token: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'GOLD',
  name: 'Gold',
  decimals: 6,
  listed: 0n,
}
const whole: SendForm = { token, amount: '1.5', receiver: '0x1' }

test.each<[Partial<SendForm>, bigint | undefined, boolean, ReturnType<typeof getSendGap>]>([
  [{ token: undefined, amount: 'x', receiver: '' }, 0n, false, 'token'],
  [{ amount: '', receiver: '' }, 0n, false, 'amount'],
  [{ amount: '0.00', receiver: '' }, 0n, false, 'amount'],
  [{ amount: '1e5', receiver: '' }, 0n, false, 'value'],
  [{ amount: '1.1234567', receiver: '' }, 0n, false, 'value'],
  [{ amount: '-1', receiver: '' }, 0n, false, 'value'],
  [{ amount: '1.500001', receiver: '' }, 1_500_000n, false, 'funds'],
  [{ receiver: ' ' }, 1_500_000n, false, 'receiver'],
  [{}, 1_500_000n, false, 'address'],
  [{}, 1_500_000n, true, undefined],
  // An unknown balance blocks nothing: the wallet reports a missing balance.
  [{ amount: '9999' }, undefined, true, undefined],
])('K-SEND-03: %o with %s first misses: %4$s', (change, balance, found, gap) => {
  expect(getSendGap({ form: { ...whole, ...change }, balance, found })).toBe(gap)
})

test('K-SEND-03: the whole balance can be sent, one base unit more cannot', () => {
  const units = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 77 }), (amount, decimals) => {
      const form = { ...whole, token: { ...token, decimals } }
      const gapOf = (text: string) =>
        getSendGap({ form: { ...form, amount: text }, balance: amount, found: true })
      expect(gapOf(toDecimalText(amount, decimals))).toBeUndefined()
      expect(gapOf(toDecimalText(amount + 1n, decimals))).toBe('funds')
    }),
  )
})

test('behavior: choosing another token clears only the amount', () => {
  expect(withToken(whole, token)).toEqual({ ...whole, amount: '' })
  expect(withToken(emptyForm, token)).toEqual({ token, amount: '', receiver: '' })
})
