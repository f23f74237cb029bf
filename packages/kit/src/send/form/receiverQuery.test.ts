import { mainnet, polygon } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { getQueryClient } from '../../api/getQueryClient.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { receiverQuery } from './receiverQuery.ts'

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const blockchainApiUrl = 'https://api.example'

function start(answer: unknown) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return Response.json(answer)
  }
  const kit = createTestKit({ connected: fakeWallet(), blockchainApiUrl, ports: { fetch } })
  const find = (text: string, network = mainnet) =>
    getQueryClient(kit).fetchQuery(receiverQuery(kit, { text, network }))
  return { find, asked }
}
const record = (addresses: object) => ({
  name: 'mira.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: { avatar: 'https://api.example/mira.png' },
  addresses,
})

test('K-SEND-06: an address, even without 0x, resolves to itself without a request', async () => {
  const { find, asked } = start({})
  expect(await find(` ${to} `)).toEqual({ address: to })
  expect(await find(to.slice(2))).toEqual({ address: to })
  expect(asked).toEqual([])
})

test.each([
  [`eth:${to}`, to],
  [`ethereum:${to}@1`, to],
  [`ethereum:${to}@1?value=1e18`, to],
  [`eip155:1:${to}`, to],
  [to.toUpperCase(), to.toLowerCase()],
  [`0x${to.slice(2).toUpperCase()}`, to.toLowerCase()],
])('K-WORLD-15a, K-SEND-05: %s resolves to its address', async (text, address) => {
  const { find, asked } = start({})
  expect(await find(text)).toEqual({ address })
  expect(asked).toEqual([])
})

test.each([`matic:${to}`, `eip155:10:${to}`, `ethereum:${to}@137`, `other:${to}`, 'bitcoin:1abc'])(
  'K-WORLD-15a: %s is no recipient on Ethereum',
  async (text) => {
    const { find } = start({})
    expect(await find(text)).toBeNull()
  },
)

test('K-SEND-05: a name resolves to its address on this network, with its picture', async () => {
  const { find, asked } = start(
    record({ '2147483649': { address: to }, '60': { address: '0x60' } }),
  )
  expect(await find('Mira.latchkey.id')).toEqual({
    address: to,
    name: 'mira.latchkey.id',
    image: 'https://api.example/mira.png',
  })
  expect(asked).toEqual(['/v1/profile/account/mira.latchkey.id'])
  expect(await find('mira.latchkey.id', polygon)).toMatchObject({ address: '0x60' })
})

test('K-SEND-05: an unregistered name and an invalid name resolve to null', async () => {
  const { find, asked } = start([])
  expect(await find('nobody.latchkey.id')).toBeNull()
  expect(await find('mira')).toBeNull()
  expect(await find('0 x 12')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('S-63: a name whose record is not an address of the network resolves to null', async () => {
  const { find } = start(record({ '2147483649': { address: 'bc1qsomewhere' } }))
  expect(await find('mira.latchkey.id')).toBeNull()
})
