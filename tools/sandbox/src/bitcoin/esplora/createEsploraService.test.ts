import { Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { createWorld, requireAccount } from '../testing/createWorld.ts'
import { listCoins, spend } from '../testing/spend.ts'
import { createEsploraService } from './createEsploraService.ts'

const [payment, taproot] = [requireAccount('v0_p2wpkh'), requireAccount('v1_p2tr')]
const receiver = requireAccount('p2pkh')

function open() {
  const node = createWorld()
  const app = createEsploraService(node)
  const get = async (url: string) => {
    const response = await app.inject({ url })
    return { status: response.statusCode, body: response.body }
  }
  return {
    node,
    app,
    get,
    read: async (url: string) => JSON.parse((await get(url)).body),
    send: async (hex: string) => {
      const response = await app.inject({ method: 'POST', url: '/tx', payload: hex })
      return { status: response.statusCode, body: response.body }
    },
  }
}

test('default: read coins, send, see it wait, see it confirmed', async () => {
  const { node, read, get, send } = open()
  const coins = await read(`/address/${payment.address}/utxo`)
  expect(coins).toHaveLength(2)
  expect(coins[0]).toEqual({
    txid: expect.stringMatching(/^[0-9a-f]{64}$/),
    vout: 0,
    value: 150_000_000,
    status: expect.objectContaining({ confirmed: true }),
  })
  const hex = spend(node, { from: payment, to: receiver.address, amount: 90_000n, fee: 420n })
  const { status, body: txid } = await send(hex)
  expect(status).toBe(200)
  expect(await read(`/tx/${txid}/status`)).toEqual({ confirmed: false })
  expect((await read(`/address/${receiver.address}`)).mempool_stats).toEqual({
    funded_txo_count: 1,
    funded_txo_sum: 90_000,
    spent_txo_count: 0,
    spent_txo_sum: 0,
    tx_count: 1,
  })
  node.mine()
  const height = Number((await get('/blocks/tip/height')).body)
  expect(await read(`/tx/${txid}`)).toMatchObject({
    fee: 420,
    weight: Transaction.fromHex(hex).weight(),
    vin: [{ txid: coins[0].txid, prevout: { value: 150_000_000 }, is_coinbase: false }],
    vout: [
      { value: 90_000, scriptpubkey_type: 'p2pkh', scriptpubkey_address: receiver.address },
      { value: 149_909_580, scriptpubkey_type: 'v0_p2wpkh' },
    ],
    status: { confirmed: true, block_height: height },
  })
  expect((await get(`/tx/${txid}/hex`)).body).toBe(hex)
  expect(await read(`/tx/${coins[0].txid}/outspend/0`)).toMatchObject({ spent: true, txid, vin: 0 })
})

test('behavior: history is newest first, waiting before confirmed, in pages', async () => {
  const { node, read } = open()
  const pay = () =>
    node.submit(spend(node, { from: payment, to: receiver.address, amount: 1_000n }))
  const confirmed = [pay()]
  node.mine()
  confirmed.push(pay())
  node.mine()
  const waiting = pay()
  const ids = (list: readonly { txid: string }[]) => list.map(({ txid }) => txid)
  const all = ids(await read(`/address/${receiver.address}/txs`))
  expect(all.slice(0, 3)).toEqual([waiting, ...confirmed.toReversed()])
  expect(ids(await read(`/address/${receiver.address}/txs/mempool`))).toEqual([waiting])
  const rest = ids(await read(`/address/${receiver.address}/txs/chain/${confirmed[1]}`))
  expect(rest[0]).toBe(confirmed[0])
})

test('default: the chain: tip, heights, blocks, prices', async () => {
  const { node, get, read } = open()
  const { id, height } = node.getLedger().getTip()
  expect((await get('/blocks/tip/hash')).body).toBe(id)
  expect((await get('/block-height/0')).body).toMatch(/^000000000019d6689c085ae165831e93/)
  expect(await read(`/block/${id}`)).toMatchObject({ id, height, tx_count: 1 })
  expect((await read('/blocks')).map((block: { height: number }) => block.height)[0]).toBe(height)
  const prices = await read('/fee-estimates')
  expect(prices['1']).toBeGreaterThan(prices['144'])
  expect(prices['144']).toBe(1)
})

test('error: a rejected transaction has the node’s reason', async () => {
  const { node, send } = open()
  const hex = spend(node, { from: payment, to: receiver.address, amount: 1_000n, fee: 10n })
  expect(await send(hex)).toEqual({
    status: 400,
    body: 'sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met, 10 < 144"}',
  })
  expect(await send('not hex')).toEqual({ status: 400, body: 'Invalid hex string' })
})

test.each([
  ['/tx/xyz', 400, 'Invalid hex string'],
  [`/tx/${'0'.repeat(64)}`, 404, 'Transaction not found'],
  ['/address/tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx/utxo', 400, 'Invalid Bitcoin address'],
  ['/block-height/999999', 404, 'Block not found'],
  [`/block/${'0'.repeat(64)}`, 404, 'Block not found'],
  ['/ordinal/abc', 400, 'Invalid outpoint'],
  ['/nothing', 404, 'Not found'],
])('error: %s answers %i', async (url, status, body) => {
  expect(await open().get(url)).toEqual({ status, body })
})

test('behavior: pages of any origin may read and send', async () => {
  const { app } = open()
  const headers = { origin: 'http://app.latchkey.localhost' }
  const preflight = await app.inject({ method: 'OPTIONS', url: '/tx', headers })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers['access-control-allow-methods']).toBe('GET, POST')
  const refused = await app.inject({ method: 'POST', url: '/tx', payload: 'x', headers })
  expect(refused.headers['access-control-allow-origin']).toBe('*')
})

test('behavior: an inscription spent by mistake shows', async () => {
  const { node, read } = open()
  const list = await read('/inscriptions')
  expect(list).toHaveLength(6)
  const { id, location } = list[0]
  expect(await read(`/ordinal/${location}`)).toMatchObject({
    inscriptions: [{ id, content: 'Clubhouse badge 1', address: taproot.address }],
    moved: [],
  })
  const coins = listCoins(node, taproot).filter(([outpoint]) => outpoint === location)
  const plain = listCoins(node, taproot).slice(0, 1)
  const txid = node.submit(
    spend(node, {
      from: taproot,
      coins: [...coins, ...plain],
      to: receiver.address,
      amount: 5_000n,
    }),
  )
  expect(await read(`/ordinal/${location}`)).toMatchObject({
    inscriptions: [],
    moved: [{ id, location: `${txid}:0`, address: receiver.address }],
  })
})
