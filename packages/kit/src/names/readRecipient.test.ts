import { bitcoin, mainnet, polygon, solana } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { findOtherNetwork } from './findOtherNetwork.ts'
import { readRecipient } from './readRecipient.ts'
import { toPlainAddress } from './toPlainAddress.ts'

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const token = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const bech = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkwyTDt1v'
const owner = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const evm = { namespace: 'eip155' }

test.each([
  [`eth:${to}`, { target: to, ...evm, caipNetworkId: 'eip155:1' }],
  [`matic:${to}`, { target: to, ...evm, caipNetworkId: 'eip155:137' }],
  [`ETH:${to}`, { target: to, ...evm, caipNetworkId: 'eip155:1' }],
  [`ethereum:${to}`, { target: to, ...evm }],
  [`ethereum:pay-${to}@137`, { target: to, ...evm, caipNetworkId: 'eip155:137' }],
  [
    `ethereum:${to}@1?value=2.014e18`,
    { target: to, ...evm, caipNetworkId: 'eip155:1', units: 2_014_000_000_000_000_000n },
  ],
  [`ethereum:${to}?value=5&gas=21000`, { target: to, ...evm, units: 5n }],
  [`ethereum:${to}?value=0`, { target: to, ...evm }],
  [
    `ethereum:${token}@1/transfer?address=${to}&uint256=1e6`,
    { target: to, ...evm, caipNetworkId: 'eip155:1', token, units: 1_000_000n },
  ],
  ['ethereum:mira.eth', { target: 'mira.eth', ...evm }],
  [`eip155:1:${to}`, { target: to, ...evm, caipNetworkId: 'eip155:1' }],
  [
    `${solana.caipNetworkId}:${owner}`,
    { target: owner, namespace: 'solana', caipNetworkId: solana.caipNetworkId },
  ],
  [`bitcoin:${bech}`, { target: bech, namespace: 'bip122' }],
  [
    `bitcoin:${bech}?amount=0.1&label=Luke%20Jr`,
    { target: bech, namespace: 'bip122', amount: '0.1' },
  ],
  [
    `BITCOIN:${bech.toUpperCase()}?amount=50`,
    { target: bech.toUpperCase(), namespace: 'bip122', amount: '50' },
  ],
  [`solana:${owner}?amount=1&label=Shop`, { target: owner, namespace: 'solana', amount: '1' }],
  [
    `solana:${owner}?amount=.01&spl-token=${mint}`,
    { target: owner, namespace: 'solana', token: mint, amount: '.01' },
  ],
  [` ${to} `, { target: to }],
  ['mira.latchkey.id', { target: 'mira.latchkey.id' }],
])('K-WORLD-15a: reads %s', (text, expected) => {
  expect(readRecipient(text)).toEqual(expected)
})

test.each([
  `nosuchchain:${to}`,
  `constructor:${to}`,
  `ethereum:${token}/approve?address=${to}&uint256=1`,
  `ethereum:${token}/transfer?uint256=1`,
  `ethereum:${to}?value=1.5`,
  `ethereum:${to}?value=-1`,
  `bitcoin:${bech}?amount=1,5`,
  `bitcoin:${bech}?req-somethingyoudontunderstand=50`,
  'solana:https%3A%2F%2Fshop.example%2Fpay',
  'solana:https://shop.example/pay',
  'mailto:mira@latchkey.id',
])('K-WORLD-15a: %s is not understood', (text) => {
  expect(readRecipient(text)).toBeUndefined()
})

test.each([
  [`eth:${to}`, mainnet, undefined],
  [`eth:${to}`, polygon, 'Ethereum'],
  [`eip155:137:${to}`, mainnet, 'Polygon'],
  [`eip155:4242:${to}`, mainnet, 'eip155:4242'],
  [`ethereum:${to}`, polygon, undefined],
  [`ethereum:${to}`, solana, 'Ethereum'],
  [`bitcoin:${bech}`, mainnet, 'Bitcoin'],
  [`bitcoin:${bech}`, bitcoin, undefined],
  [to, bitcoin, undefined],
])(
  'K-WORLD-15a: the network that %s names is compared with the active one',
  (text, network, name) => {
    const read = readRecipient(text)
    expect(read && findOtherNetwork(read, network, [mainnet, polygon])).toBe(name)
  },
)

test.each([
  [to, 'eip155', to],
  [to.slice(2), 'eip155', to],
  [`0x${to.slice(2).toUpperCase()}`, 'eip155', to.toLowerCase()],
  [to.toUpperCase(), 'eip155', to.toLowerCase()],
  [bech.toUpperCase(), 'bip122', bech],
  ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'bip122', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  [to.slice(2), 'solana', to.slice(2)],
] as const)('K-WORLD-15a: the address %s on %s is %s', (text, namespace, address) => {
  expect(toPlainAddress(text, namespace)).toBe(address)
})
