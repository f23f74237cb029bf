import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { toPayment } from './Payment.ts'

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const name = 'shop.latchkey.id'
const record = { name, registered_at: '2026-01-01T00:00:00Z', attributes: {}, addresses: {} }
const shop = { ...record, addresses: { 60: { address: recipient, created_at: null } } }

/** Creates a kit whose name service knows one name. `own` lists the names of its account. */
function start(own: readonly object[] | undefined) {
  return createTestKit({
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    nameZone: 'latchkey.id',
    ports: {
      fetch: async (input) => {
        const { pathname } = new URL(new Request(input).url)
        if (pathname.endsWith('supported-chains'))
          return Response.json({ http: ['eip155:1'], ws: [] })
        if (!own) return Response.json({}, { status: 503 })
        if (pathname.includes('/reverse/')) return Response.json(own)
        return Response.json(pathname.endsWith(name) ? shop : record)
      },
    },
  })
}
const order = { id: 'order-1', caipNetworkId: 'eip155:1', amount: '0.25' } as const

test('K-SS-03, K-SEND-05: a name is paid at its address, and shown if the account has it', async () => {
  const asked = { ...order, recipient: ' Shop.latchkey.id ' }
  expect(await toPayment(start([shop]), asked)).toMatchObject({ recipient, recipientName: name })
  const payment = await toPayment(start([]), asked)
  expect(payment).toMatchObject({ recipient })
  expect(payment).not.toHaveProperty('recipientName')
})

test.each([
  ['an unknown name', 'nobody.latchkey.id', [shop]],
  ['a name of another kind of network', 'shop.sol', [shop]],
  ['a name while its service is down', name, undefined],
])('K-SS-03: %s is refused as a recipient', async (_, wanted, own) => {
  const refused = toPayment(start(own), { ...order, recipient: wanted })
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_RECIPIENT' })
})
