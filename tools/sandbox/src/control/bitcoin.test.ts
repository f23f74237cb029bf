import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBitcoinChain } from '../bitcoin/createBitcoinChain.ts'
import { planContracts } from '../chains/contracts.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'
import type { Running } from '../processes/Service.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { type Control, createControl } from './createControl.ts'
import { createControlService } from './createControlService.ts'

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const folder = mkdtempSync(join(tmpdir(), 'latchkey-control-'))
const world: { control?: Control; url: string; stop?: () => Promise<unknown>; running?: Running } =
  {
    url: '',
  }

beforeEach(async () => {
  const [port = 0, controlPort = 0] = await findFreePorts(2)
  const stateFile = join(folder, `${port}.json`)
  const bitcoin = createBitcoinChain({ port, stateFile, accounts: [], blockTime: 'manual' })
  const [definition] = chainDefinitions
  const { contracts } = planContracts(createAccounts())
  const chain = { ...definition, rpcUrl: 'http://127.0.0.1:9', contracts }
  const sandbox = { ...createTestSandbox({ chain, controlPort }), bitcoin }
  const service = createControlService(sandbox)
  await service.listen({ host: '127.0.0.1', port: controlPort })
  world.running = await bitcoin.runner.start(() => {})
  Object.assign(world, {
    control: createControl(sandbox.manifest),
    url: bitcoin.url,
    stop: () => service.close(),
  })
})
afterEach(async () => {
  await world.running?.kill()
  await world.stop?.()
  rmSync(folder, { recursive: true, force: true })
})

function requireControl(): Control {
  if (!world.control) throw new Error('not prepared')
  return world.control
}

const read = async (path: string) => (await fetch(`${world.url}${path}`)).json()

test('default: funds an address, confirmed or waiting', async () => {
  const control = requireControl()
  await control.fundBitcoin({ address, amount: '25000' })
  const { txid } = await control.fundBitcoin({ address, amount: '7000', confirm: false })
  const coins = await read(`/address/${address}/utxo`)
  expect(coins).toMatchObject([
    { value: 25_000, status: { confirmed: true } },
    { txid, value: 7_000, status: { confirmed: false } },
  ])
})

test('default: funds an address with an inscription', async () => {
  const { txid, inscription } = await requireControl().fundBitcoin({
    address,
    amount: '546',
    inscription: 'A badge',
  })
  expect(await read(`/ordinal/${txid}:0`)).toMatchObject({
    inscriptions: [{ id: inscription, content: 'A badge', address }],
  })
})

test('behavior: mining confirms, a reorganisation takes it back', async () => {
  const control = requireControl()
  const { txid } = await control.fundBitcoin({ address, amount: '7000', confirm: false })
  const { hashes } = await control.mineBitcoin({ blocks: 2, address })
  expect(hashes).toHaveLength(2)
  expect(await read(`/tx/${txid}/status`)).toMatchObject({ confirmed: true, block_hash: hashes[0] })
  expect((await read(`/address/${address}`)).chain_stats.funded_txo_count).toBe(3)
  expect((await control.reorganiseBitcoin({ depth: 2 })).hashes).toHaveLength(3)
  expect(await read(`/tx/${txid}/status`)).toEqual({ confirmed: false })
})

test('error: an address of another network, dust, a chain that does not run', async () => {
  const control = requireControl()
  const test = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  await expect(control.fundBitcoin({ address: test, amount: '7000' })).rejects.toMatchObject({
    status: 400,
  })
  await expect(control.fundBitcoin({ address, amount: '1' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('dust'),
  })
  await world.running?.kill()
  await expect(control.mineBitcoin()).rejects.toMatchObject({ status: 502 })
})
