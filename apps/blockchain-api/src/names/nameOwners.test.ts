import {
  getIdentity,
  getName,
  getNames,
  registerName,
  setNameAddress,
  setNameAttributes,
} from '@latchkey/blockchain-api'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { startFakeNode } from '../testing/startFakeNode.ts'

const name = 'mira.latchkey.id'
const words = 'test test test test test test test test test test test junk'
const [mira, thief] = [mnemonicToAccount(words), mnemonicToAccount(words, { addressIndex: 1 })]
const garbage = `0x${'11'.repeat(65)}` as const

const ethereum = 60
const polygon = 2 ** 31 + 137
const base = 2 ** 31 + 8453
const sepolia = 2 ** 31 + 11_155_111

let open: OpenDatabase<typeof tables.schema>
let server: TestServer
/** A node of a network on which code at every address accepts every signature. */
let node: Awaited<ReturnType<typeof startFakeNode>>
/** Runs before the node answers. */
let beforeVouching: () => Promise<unknown>

beforeAll(async () => {
  open = await openTestDatabase(tables)
  const habit = {
    name: 'vouches for every signature',
    respond: async () => {
      await beforeVouching()
      return undefined
    },
  }
  node = await startFakeNode(habit, { eth_call: '0x01', eth_getCode: '0x60' })
}, 60_000)
afterAll(async () => {
  await node.stop()
  await open.close()
})
beforeEach(async () => {
  await open.db.execute(`truncate name_addresses, names`)
  beforeVouching = async () => {}
  server = await createServer()
})

function createServer(environment: Readonly<Record<string, string>> = {}) {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const { rpcUrl } = node.chain.network
  const networks = [1, 137, 8453, 11_155_111].map((id) => ({
    ...{ caipNetworkId: `eip155:${id}`, name: `Network ${id}`, nativeCurrency, rpcUrl },
  }))
  const NETWORKS = JSON.stringify(networks)
  const fixed = { NAME_ZONES: 'latchkey.id', NETWORKS }
  return createTestServer({ db: open.db, rpcUrl, environment: { ...fixed, ...environment } })
}

type Signing = {
  readonly by?: typeof mira
  /** Coin type of the signer's network. */
  readonly on?: number
  /** Whether code accepts a worthless signature, instead of a signature by the key. */
  readonly code?: boolean
}

async function sign(fields: object, { by = mira, on = ethereum, code = false }: Signing = {}) {
  const timestamp = Math.floor(server.clock.now() / 1_000)
  const message = JSON.stringify({ ...fields, timestamp })
  const signature = code ? garbage : await by.signMessage({ message })
  return { message, signature, coin_type: on, address: by.address }
}

const register = async (label: string, signing?: Signing) =>
  server.client.call(
    registerName,
    await sign({ name: `${label}.latchkey.id`, attributes: {} }, signing),
  )

const point = async (coinType: number, to: string, signing?: Signing) =>
  server.client.call(setNameAddress, {
    name,
    ...(await sign({ coin_type: coinType, address: to }, signing)),
  })

const readCoins = async (wanted = name) => {
  const { addresses } = await server.client.call(getName, { name: wanted, apiVersion: '2' })
  return Object.fromEntries(Object.entries(addresses).map(([coin, entry]) => [coin, entry.address]))
}

const identify = async (address: string, chainId?: string) =>
  (await server.client.call(getIdentity, { address, ...(chainId && { chainId }) })).name

const list = async (address: string, chainId?: string) => {
  const input = { address, apiVersion: '2', ...(chainId && { chainId }) } as const
  return (await server.client.call(getNames, input)).map((each) => each.name)
}

test.each([
  ['a test network', sepolia],
  ['another main network', polygon],
  ['the network itself', ethereum],
])('S-145: code on %s changes no name that a key registered', async (_, on) => {
  server = await createServer({ NAME_CHAINS: 'eip155:11155111' })
  await register('mira')
  await expect(point(ethereum, thief.address, { on, code: true })).rejects.toMatchObject({
    status: 401,
  })
  await expect(point(on, thief.address, { on, code: true })).rejects.toMatchObject({ status: 401 })
  const bio = await sign({ attributes: { bio: 'stolen' } }, { on, code: true })
  await expect(server.client.call(setNameAttributes, { name, ...bio })).rejects.toMatchObject({
    status: 401,
  })
  expect(await server.client.call(getName, { name })).toMatchObject({ attributes: {} })
  expect(await readCoins()).toEqual({ [ethereum]: mira.address })
})

test('S-145: code on a test network registers no name, unless the operator names the network', async () => {
  const registering = register('mira', { on: sepolia, code: true })
  await expect(registering).rejects.toMatchObject({ status: 401 })
  expect(await readCoins()).toEqual({})
  server = await createServer({ NAME_CHAINS: 'eip155:11155111' })
  await register('mira', { on: sepolia, code: true })
  expect(await readCoins()).toEqual({ [sepolia]: mira.address })
})

test('S-145: a key registers for all networks, also from a test network', async () => {
  await register('mira', { on: sepolia })
  expect(await readCoins()).toEqual({ [ethereum]: mira.address, [sepolia]: mira.address })
  expect(await identify(mira.address, 'eip155:137')).toBe(name)
})

test('S-145: a name that code registered belongs to that network alone', async () => {
  await register('mira', { on: polygon, code: true })
  expect(await readCoins()).toEqual({ [polygon]: mira.address })
  expect(await identify(mira.address)).toBeNull()
  expect(await identify(mira.address, 'eip155:8453')).toBeNull()
  expect(await identify(mira.address, 'eip155:137')).toBe(name)
  expect(await identify(mira.address, '137')).toBe(name)
  expect([await list(mira.address), await list(mira.address, 'eip155:137')]).toEqual([[], [name]])

  const elsewhere = { on: base, code: true }
  await expect(point(base, thief.address, elsewhere)).rejects.toMatchObject({ status: 401 })
  await expect(point(ethereum, thief.address, { on: polygon, code: true })).rejects.toMatchObject({
    status: 401,
  })
  expect(await readCoins()).toEqual({ [polygon]: mira.address })
  await point(polygon, thief.address, { on: polygon, code: true })
  expect(await readCoins()).toEqual({ [polygon]: thief.address })
})

test('S-145: code on Ethereum registers the address of Ethereum, by both of its coin types', async () => {
  await register('mira', { on: 2 ** 31 + 1, code: true })
  expect(await readCoins()).toEqual({ [ethereum]: mira.address, [2 ** 31 + 1]: mira.address })
  expect(await identify(mira.address, 'eip155:1')).toBe(name)
})

test('behavior: a name that is registered while a signature is verified keeps its owner', async () => {
  beforeVouching = async () => {
    beforeVouching = async () => {}
    await register('mira')
  }
  const late = register('mira', { by: thief, on: polygon, code: true })
  await expect(late).rejects.toMatchObject({ status: 400 })
  expect(await readCoins()).toEqual({ [ethereum]: mira.address })
})

test('S-145: the key of an address also changes what its code registered', async () => {
  await register('mira', { on: polygon, code: true })
  await point(base, mira.address)
  expect(await readCoins()).toEqual({ [polygon]: mira.address, [base]: mira.address })
})

test('S-144a: a stranger who points a name to an address does not rename the address', async () => {
  await register('mira', { by: thief })
  await point(ethereum, mira.address, { by: thief })
  expect(await identify(mira.address)).toBeNull()
  expect(await list(mira.address)).toEqual([])
  // The thief's name comes first in the alphabet.
  await register('zora')
  expect(await identify(mira.address)).toBe('zora.latchkey.id')
  expect(await list(mira.address)).toEqual(['zora.latchkey.id'])
})

test('S-144a: an address has the name that it registered last, while the name leads to it', async () => {
  await register('mira')
  server.clock.advance(1_000)
  await register('zora')
  expect(await identify(mira.address)).toBe('zora.latchkey.id')
  expect(await list(mira.address)).toEqual(['zora.latchkey.id', name])
  await point(ethereum, thief.address)
  expect(await list(mira.address)).toEqual(['zora.latchkey.id'])
  expect(await identify(thief.address)).toBeNull()
})

test('S-144a: the list of names of an address has at most 20 rows', async () => {
  const labels = Array.from({ length: 21 }, (_, index) => `mira-${10 + index}`)
  for (const label of labels) await register(label)
  expect(await list(mira.address)).toEqual(labels.slice(0, 20).map((each) => `${each}.latchkey.id`))
})
