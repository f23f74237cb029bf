import { BaseError, ServiceUnreachableError, toDecimalText } from '@latchkey/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { getSwapGap, type SwapFacts, type SwapGap } from './getSwapGap.ts'

const sold: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'GOLD',
  name: 'Gold',
  decimals: 6,
  listed: 0n,
}
const facts: SwapFacts = {
  form: { sold, bought: sold, amount: '1.5' },
  balance: 1_500_000n,
  quoted: 7n,
  error: undefined,
}
const refusal = new BaseError('no', { code: 'http_error' })
const offline = new ServiceUnreachableError({ host: 'api.example' })

test.each<[Partial<SwapFacts>, SwapGap | undefined]>([
  [{ form: { amount: 'x' } }, 'token'],
  [{ form: { sold, amount: '1' } }, 'token'],
  [{ form: { ...facts.form, amount: '' } }, 'amount'],
  [{ form: { ...facts.form, amount: '0.00' } }, 'amount'],
  [{ form: { ...facts.form, amount: '1e5' } }, 'value'],
  [{ form: { ...facts.form, amount: '1.1234567' } }, 'value'],
  [{ balance: 1_499_999n }, 'funds'],
  [{ balance: 1_499_999n, quoted: null }, 'funds'],
  [{ quoted: null }, 'quote'],
  [{ quoted: 0n }, 'quote'],
  [{ quoted: undefined, error: refusal }, 'funds'],
  [{ quoted: undefined, error: offline }, 'unreachable'],
  // An earlier quote stays valid until a newer quote arrives.
  [{ error: offline }, undefined],
  [{ quoted: undefined }, undefined],
  // An unknown balance blocks nothing: the service and the wallet report a missing balance.
  [{ balance: undefined }, undefined],
  [{}, undefined],
])('K-SWAP-03: %o first misses: %s', (change, gap) => {
  expect(getSwapGap({ ...facts, ...change })).toBe(gap)
})

test('K-SWAP-03: the whole balance can be sold, one base unit more cannot', () => {
  const units = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 77 }), (balance, decimals) => {
      const gapOf = (amount: bigint) =>
        getSwapGap({
          ...facts,
          balance,
          form: {
            ...facts.form,
            sold: { ...sold, decimals },
            amount: toDecimalText(amount, decimals),
          },
        })
      expect(gapOf(balance)).toBeUndefined()
      expect(gapOf(balance + 1n)).toBe('funds')
    }),
  )
})
