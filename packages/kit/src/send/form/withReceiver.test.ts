import { bitcoin, mainnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { toTokens } from '../../account/toTokens.ts'
import type { SendForm } from './SendForm.ts'
import { withReceiver } from './withReceiver.ts'

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const gold = `0x${'67'.repeat(20)}`
const list = [
  {
    ...{ name: 'Gold', symbol: 'GOLD', chainId: 'eip155:1', address: `eip155:1:${gold}` },
    ...{ price: 2, iconUrl: '', quantity: { decimals: '6', numeric: '1.5' } },
  },
] as const
const [coin, token] = toTokens(mainnet, list, 10n ** 18n)
const known = { network: mainnet, tokens: toTokens(mainnet, list, 0n) }
const filled: SendForm = { token, amount: '1', receiver: '' }
const read = (form: SendForm) => [form.token?.symbol, form.amount, form.receiver]

test.each([
  [`eth:${to}`, ['GOLD', '1', to]],
  [` ${to} `, ['GOLD', '1', to]],
  [`ethereum:${to}@1?value=1125e15`, ['ETH', '1.1250', to]],
  [`ethereum:${to}@1?value=1e16`, ['ETH', '0.01', to]],
  [`ethereum:${gold}@1/transfer?address=${to}&uint256=250000`, ['GOLD', '0.25', to]],
  [`ethereum:${gold}@1/transfer?address=${to}`, ['GOLD', '1', to]],
])('K-WORLD-15a: %s fills in the form', (text, expected) => {
  expect(read(withReceiver(filled, text, known))).toEqual(expected)
})

test.each([
  `matic:${to}`,
  `ethereum:${to}@137?value=1e18`,
  `ethereum:0x${'55'.repeat(20)}@1/transfer?address=${to}&uint256=5`,
  `ethereum:${to}?value=1.5`,
  'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=1',
])('K-WORLD-15a: %s changes neither token nor amount', (text) => {
  expect(read(withReceiver(filled, text, known))).toEqual(['GOLD', '1', text])
})

test('K-WORLD-15a: the amount of BIP-21 is filled in for the native currency', () => {
  const target = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const tokens = toTokens(bitcoin, [], 0n)
  const next = withReceiver({ amount: '', receiver: '' }, `bitcoin:${target}?amount=0.1`, {
    network: bitcoin,
    tokens,
  })
  expect(next).toEqual({ token: tokens[0], amount: '0.1', receiver: target })
  expect(coin?.address).toBeUndefined()
})
