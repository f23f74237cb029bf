import { BaseError, parseCaipNetworkId } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getPayStore } from '../pay/getPayStore.ts'
import { getSendStore } from '../send/getSendStore.ts'
import { toSentGroups } from '../send/toSentGroups.ts'
import { openPay } from '../start/openPay.ts'
import { createTestKit, fakePorts } from '../testing/createTestKit.ts'
import { createExchange } from '../testing/depositing/createExchange.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/**
 * The browser's storage as the version before the outbox wrote it. These literals must not change.
 */
const connection = {
  '@appkit/connections': `{"eip155":[{"connectorId":"test.wallet","accounts":[{"address":"${account}"}],"caipNetwork":"eip155:1"}]}`,
  '@appkit/connected_namespaces': 'eip155',
  '@appkit/connection_status': 'connected',
  '@appkit/eip155:connected_connector_id': 'test.wallet',
  '@appkit/active_caip_network_id': 'eip155:1',
  '@appkit/active_namespace': 'eip155',
}
const transfer = `"to":"${recipient}","amount":"0.25","symbol":"ETH","units":"250000000000000000"`
const sent = `{${transfer},"id":"one","from":"${account}","caipNetworkId":"eip155:1","state":"sent","hash":"0xa1"}`
const cancelling = `{${transfer},"id":"replace/0xa1","from":"${account}","caipNetworkId":"eip155:1","state":"asked","root":"one","act":"cancel"}`
const withoutUnits = `{"to":"${recipient}","amount":"7","symbol":"ETH","id":"old","from":"${account}","caipNetworkId":"eip155:1","state":"sent","hash":"0xa0"}`
const toList = (...rows: readonly string[]) => `{"v":1,"data":{"eip155":[${rows.join()}]}}`
const swapped = `{"from":"${account}","caipNetworkId":"eip155:1","sold":"1 GOLD","bought":"2 ROSE","id":"s/swap","act":"swap","state":"sent","hash":"0xb1"}`
const deposit = `{"v":1,"data":{"deposit":{"id":"d","exchangeId":"demo","asset":{"caipNetworkId":"eip155:1","name":"Ether","symbol":"ETH","decimals":18},"amount":"0.25","recipient":"eip155:1:${account}","sessionId":"session-1"},"asked":3}}`

/** Opens a kit over stored items. Transactions are pending until `end` mines them. */
async function open(items: Readonly<Record<string, string>>) {
  const storage = createMemoryStorage({ ...connection, ...items })
  const waits = new Map<string, (error?: Error) => void>()
  const waitFor = ({ id }: { readonly id: string }) =>
    new Promise<void>((resolve, reject) => {
      waits.set(id, (error) => (error ? reject(error) : resolve()))
    })
  const exchange = createExchange()
  const page = { ...fakePorts().page, isHidden: () => false }
  const kit = createTestKit({
    wallets: [fakeWallet({ send: { waitFor } })],
    blockchainApiUrl: 'https://api.example',
    ports: { storage, page, fetch: exchange.fetch },
  })
  const messages: string[] = []
  kit.toasts.subscribe(({ toast }, before) => {
    if (toast && toast !== before.toast) messages.push(toast.message)
  })
  await settle()
  const end = async (hash: string, error?: Error) => {
    waits.get(hash)?.(error)
    await settle()
    kit.test.clock.advance(5_000)
    await settle()
  }
  const getPending = () => kit.toasts.getState().pending.map(({ message }) => message)
  return { kit, storage, exchange, messages, end, getPending }
}

test('default: requests and the connection of the previous version are followed to their outcome', async () => {
  const { kit, storage, exchange, messages, end, getPending } = await open({
    '@latchkey/send_requests': toList(withoutUnits, sent),
    '@latchkey/swap_requests': toList(swapped),
    '@latchkey/deposit': deposit,
  })
  expect(kit.connection.getState().connections).toMatchObject([
    { namespace: parseCaipNetworkId('eip155:1').namespace, accounts: [{ address: account }] },
  ])
  expect(getPending()).toEqual([
    'Sending 7 ETH',
    'Sending 0.25 ETH',
    'Swapping 1 GOLD to 2 ROSE',
    'Deposit started',
  ])
  await end('0xa0')
  await end('0xa1', new BaseError('no', { code: 'transaction_reverted' }))
  await end('0xb1')
  exchange.sessions.set('session-1', { id: 'session-1', status: 'SUCCESS', asked: 3 })
  kit.test.clock.advance(5_000)
  await settle()
  kit.test.clock.advance(5_000)
  expect(messages).toEqual([
    'Sent 7 ETH',
    'Your transaction failed',
    'Swapped 1 GOLD to 2 ROSE',
    'Deposit completed',
  ])
  expect(getPending()).toEqual([])
  expect(storage.entries()).toMatchObject({
    '@latchkey/send_requests': '{"v":1,"data":{"eip155":[]}}',
    '@latchkey/swap_requests': '{"v":1,"data":{"eip155":[]}}',
    '@latchkey/deposit': '{"v":1,"data":{"id":"d","end":"done"}}',
  })
})

test('behavior: a stored replacement without an answer belongs to the transfer it replaces', async () => {
  const { kit } = await open({ '@latchkey/send_requests': toList(sent, cancelling) })
  expect(toSentGroups(getSendStore(kit).getState().requests)).toMatchObject([
    { id: 'one', latest: { hash: '0xa1' }, asked: { id: 'replace/0xa1', act: 'cancel' } },
  ])
})

test('behavior: a stored payment is followed when its order is opened again', async () => {
  const { kit, storage, end } = await open({
    '@latchkey/payments': '{"v":1,"data":[{"id":"order-1","hash":"0xc1"}]}',
  })
  const order = { id: 'order-1', caipNetworkId: 'eip155:1', amount: '0.25', recipient } as const
  await openPay(kit, order)
  expect(getPayStore(kit).getState().progress).toMatchObject({ step: 'sending', hash: '0xc1' })
  await end('0xc1')
  expect(getPayStore(kit).getState().progress).toMatchObject({ end: 'success' })
  expect(storage.entries()['@latchkey/payments']).toBe(
    '{"v":1,"data":[{"id":"order-1","hash":"0xc1","done":true}]}',
  )
})
