import {
  getIdentity,
  getName,
  getNameSuggestions,
  getNames,
  getReasons,
  registerName,
  setNameAddress,
  setNameAttributes,
} from '@latchkey/blockchain-api'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { names } from '../db/schema.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

const name = 'mira.latchkey.id'
const mira = privateKeyToAccount(generatePrivateKey())
const jonas = privateKeyToAccount(generatePrivateKey())
/**
 * ENSIP-11 coin type of chain 1 by the general rule for EVM chains. Clients without the special
 * case for mainnet send it instead of 60.
 */
const mainnetCoin = 2 ** 31 + 1

let open: OpenDatabase<typeof tables.schema>
let server: TestServer

beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())
beforeEach(async () => {
  await open.db.execute(`truncate name_addresses, names`)
  server = await createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment: { NAME_ZONES: 'latchkey.id arcade.id' },
  })
})

const nowSeconds = () => Math.floor(server.clock.now() / 1_000)

type Signing = {
  readonly message?: unknown
  readonly coinType?: number
  readonly by?: typeof mira
  /** Address that the signed message claims; by default the signer's address. */
  readonly address?: string
}

/** Creates the body of a request that changes a name, signed as the kit does. */
async function sign(options: Signing = {}) {
  const { coinType = mainnetCoin, by = mira, address = by.address } = options
  const value = options.message ?? { name, attributes: {}, timestamp: nowSeconds() }
  const message = typeof value === 'string' ? value : JSON.stringify(value)
  const signature = await by.signMessage({ message })
  return { message, signature, coin_type: coinType, address }
}

const register = async (options: Signing = {}) =>
  server.client.call(registerName, await sign(options))

const readName = (wanted = name) => server.client.call(getName, { name: wanted, apiVersion: '2' })

/** Awaits a call that must fail, and returns status and field of its error. */
async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return [status, getReasons(error)[0]?.field]
}

test('default: a registered name is found by name and by address immediately', async () => {
  const time = new Date(server.clock.now()).toISOString()
  const entry = { address: mira.address, created_at: time }
  const record = {
    name,
    registered_at: time,
    updated_at: time,
    attributes: { bio: 'speed runner' },
    addresses: { '60': entry, [mainnetCoin]: entry },
  }
  const attributes = { bio: 'speed runner' }
  const message = { name, attributes, timestamp: nowSeconds() }
  expect(await register({ message })).toEqual({ success: true, record })
  expect(await readName()).toEqual(record)
  expect(await readName('MIRA.latchkey.id')).toEqual(record)
  expect(await server.client.call(getIdentity, { address: mira.address })).toMatchObject({ name })
  expect(await server.client.call(getNames, { address: mira.address, apiVersion: '2' })).toEqual([
    record,
  ])
})

test('behavior: an address without a name gets an empty list with version 2, else 404', async () => {
  const urls = [`/v1/profile/account/${name}`, `/v1/profile/reverse/${mira.address}`]
  for (const url of urls) {
    const answers = await Promise.all(
      [url, `${url}?apiVersion=2`].map((each) => server.app.inject(each)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200])
    expect(answers[1]?.json()).toEqual([])
  }
  expect(await readName()).toEqual({ addresses: {}, attributes: [] })
})

const stamped = (fields: object) => () => ({
  name,
  attributes: {},
  timestamp: nowSeconds(),
  ...fields,
})

test.each<[string, () => Signing | Promise<Signing>, number, string]>([
  ['a message that is no JSON', () => ({ message: 'mira' }), 422, ''],
  ['a message without a time', () => ({ message: { name } }), 422, ''],
  ['upper case', () => ({ message: stamped({ name: 'Mira.latchkey.id' })() }), 400, 'name'],
  ['another letter', () => ({ message: stamped({ name: 'mi_ra.latchkey.id' })() }), 400, 'name'],
  ['two labels', () => ({ message: stamped({ name: 'mira.id' })() }), 400, 'name'],
  ['four labels', () => ({ message: stamped({ name: 'a.mira.latchkey.id' })() }), 400, 'name'],
  ['two letters', () => ({ message: stamped({ name: 'mi.latchkey.id' })() }), 400, 'name'],
  [
    '65 letters',
    () => ({ message: stamped({ name: `${'m'.repeat(65)}.latchkey.id` })() }),
    400,
    'name',
  ],
  ['another zone', () => ({ message: stamped({ name: 'mira.example.id' })() }), 400, 'name'],
  ['a coin type of no chain', () => ({ coinType: 61 }), 400, 'coin_type'],
  ['a chain id of 2^31', () => ({ coinType: 2 ** 31 + 2 ** 31 }), 400, 'coin_type'],
  ['a chain id of 0', () => ({ coinType: 2 ** 31 }), 400, 'coin_type'],
  ['a chain that is not served', () => ({ coinType: 2 ** 31 + 137 }), 400, 'coin_type'],
  [
    'a time 11 s ago',
    () => ({ message: stamped({ timestamp: nowSeconds() - 11 })() }),
    400,
    'timestamp',
  ],
  [
    'a time in 11 s',
    () => ({ message: stamped({ timestamp: nowSeconds() + 11 })() }),
    400,
    'timestamp',
  ],
  [
    'an unknown attribute',
    () => ({ message: stamped({ attributes: { url: 'x' } })() }),
    400,
    'attributes',
  ],
  [
    'markup as attribute',
    () => ({ message: stamped({ attributes: { bio: '<b>' } })() }),
    400,
    'attributes',
  ],
  [
    'an empty attribute',
    () => ({ message: stamped({ attributes: { bio: '' } })() }),
    400,
    'attributes',
  ],
])('error: %s is rejected, and no name is registered', async (_, toSigning, status, field) => {
  expect(await refusalOf(register(await toSigning()))).toEqual([status, field])
  expect(await open.db.select().from(names)).toEqual([])
})

test('behavior: a clock that differs by 10 s is accepted', async () => {
  expect(await register({ message: stamped({ timestamp: nowSeconds() - 10 })() })).toMatchObject({
    success: true,
  })
})

test('error: a wrong signature is rejected after asking its chain; a down chain is reported', async () => {
  // The key does not fit the signature, so only a contract could accept it, and the node is down.
  expect(await refusalOf(register({ by: jonas, address: mira.address }))).toEqual([503, 'chainId'])
  expect(await refusalOf(register({ address: 'mira' }))).toEqual([401, 'signature'])
  expect(await open.db.select().from(names)).toEqual([])
})

test('error: a body of another shape is refused in plain text', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/profile/account',
    payload: { name },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    422,
    'text/plain; charset=utf-8',
  ])
})

test('behavior: a name is registered once, also by two at the same moment', async () => {
  const outcomes = await Promise.allSettled([register(), register({ by: jonas })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalOf(register())).toEqual([400, 'name'])
})

test('behavior: a taken name is reported before the time and the signature are checked', async () => {
  await register()
  const late = { name, attributes: {}, timestamp: 0 }
  expect(await refusalOf(register({ message: late }))).toEqual([400, 'name'])
  expect(await refusalOf(register({ by: jonas, address: mira.address }))).toEqual([400, 'name'])
})

test('behavior: suggestions are the name with its state, then free names with the same beginning', async () => {
  await register()
  const suggest = (text: string, zone?: string) =>
    server.client.call(getNameSuggestions, { name: text, ...(zone && { zone }) })
  expect((await suggest('mir')).suggestions).toEqual([
    { name: 'mir.latchkey.id', registered: false },
    { name: 'miracle.latchkey.id', registered: false },
    { name: 'mirror.latchkey.id', registered: false },
  ])
  expect((await suggest('MIRA')).suggestions[0]).toEqual({ name, registered: true })
  expect((await suggest('mira', 'arcade.id')).suggestions[0]).toEqual({
    name: 'mira.arcade.id',
    registered: false,
  })
  expect((await suggest('cat')).suggestions).toHaveLength(5)
  expect(await refusalOf(suggest('mi'))).toEqual([400, 'name'])
  expect(await refusalOf(suggest('mira', 'other.id'))).toEqual([400, 'name'])
})

test('behavior: only the owner changes attributes and addresses, wherever the name resolves', async () => {
  await register()
  const change = async (by: typeof mira, bio: string) => {
    const message = { attributes: { bio }, timestamp: nowSeconds() }
    return server.client.call(setNameAttributes, { name, ...(await sign({ by, message })) })
  }
  expect(await change(mira, 'collector')).toEqual({ bio: 'collector' })

  const coin = { coin_type: 60, address: jonas.address, timestamp: nowSeconds() }
  const input = { name, ...(await sign({ message: coin })) }
  const addresses = await server.client.call(setNameAddress, input)
  expect(addresses['60']?.address).toBe(jonas.address)
  expect(addresses[mainnetCoin]?.address).toBe(mira.address)

  expect(await refusalOf(change(jonas, 'thief'))).toEqual([401, 'address'])
  expect(await readName()).toMatchObject({ attributes: { bio: 'collector' } })
  const old = { attributes: { bio: 'old' }, timestamp: nowSeconds() - 11 }
  const stale = server.client.call(setNameAttributes, { name, ...(await sign({ message: old })) })
  expect(await refusalOf(stale)).toEqual([400, 'timestamp'])
  const unknown = { name: 'nobody.latchkey.id', ...(await sign({ message: coin })) }
  expect(await refusalOf(server.client.call(setNameAddress, unknown))).toEqual([400, 'name'])
})
