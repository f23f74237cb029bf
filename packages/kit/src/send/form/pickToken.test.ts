import { expect, test } from 'vitest'
import type { Token } from '../../account/Token.ts'
import { pickToken } from './pickToken.ts'

const ether: Token = {
  ...{ caipNetworkId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18 },
  listed: 10n ** 18n,
}
const gold: Token = {
  ...{ ...ether, address: '0x67', symbol: 'GOLD', decimals: 6, trusted: true },
  ...{ listed: 2_000_000n, priceUsd: 2_000 },
}

test.each([
  ['the highest value', [{ ...ether, priceUsd: 3_000 }, gold], gold],
  ['the native currency, if it is worth more', [{ ...ether, priceUsd: 5_000 }, gold], 'ETH'],
  ['the native currency, if no price is known', [{ ...gold, priceUsd: 0 }, ether], 'ETH'],
  ['a token, if only its price is known', [ether, gold], gold],
  ['no token that no token list names', [{ ...gold, trusted: undefined }, ether], 'ETH'],
  ['nothing, if the account is empty', [{ ...ether, listed: 0n }], undefined],
] as const)('K-SEND-01: the send form first selects %s', (_, tokens, expected) => {
  const wanted = typeof expected === 'object' ? expected.symbol : expected
  expect(pickToken(tokens as readonly Token[])?.symbol).toBe(wanted)
})
