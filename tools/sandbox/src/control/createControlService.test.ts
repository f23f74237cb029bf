import { createServer, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestRpc } from '../chains/requestRpc.ts'
import { closeServer, listen } from '../http/listen.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'
import type { Running } from '../processes/Service.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { type Control, createControl } from './createControl.ts'
import { createControlService } from './createControlService.ts'

type World = {
  readonly chain: TestChain
  readonly running: Running
  readonly app: FastifyInstance
  readonly sandbox: Sandbox
  readonly control: Control
  readonly port: number
}
const world: { current?: World } = {}
const get = (): World => {
  if (!world.current) throw new Error('not started')
  return world.current
}
const asked: unknown[] = []

/** A fake server of the wallet's service, which records the requests that it receives. */
const wallet = createServer(async (request, response) => {
  asked.push([request.url, request.headers['x-control-secret'], JSON.parse(await text(request))])
  response.writeHead(request.url?.endsWith('unknown') ? 404 : 200).end('{"instances":[]}')
})

beforeAll(async () => {
  const [chain, [port = 0], walletPort] = await Promise.all([
    prepareTestChain(),
    findFreePorts(1),
    listen(wallet, { port: 0, variable: 'X' }),
  ])
  const running = await chain.runner.start(() => {})
  const sandbox = createTestSandbox({
    chain: chain.chain,
    controlPort: port,
    walletUrl: `http://127.0.0.1:${walletPort}`,
  })
  const app = createControlService(sandbox)
  await app.listen({ host: '127.0.0.1', port })
  world.current = { chain, running, app, sandbox, port, control: createControl(sandbox.manifest) }
})
afterAll(async () => {
  const { app, running, chain } = get()
  await app.close()
  await closeServer(wallet)
  await running.kill()
  await chain.removeFolder()
})

type Asking = { readonly method?: string; readonly headers: Record<string, string> }

/** Sends an HTTP request by Node's own client, because `fetch` cannot set the host header. */
function ask({ method = 'POST', headers }: Asking) {
  return new Promise<{ status: number | undefined; headers: object }>((resolve, reject) => {
    const { port } = get()
    const asking = httpRequest({ host: '127.0.0.1', port, path: '/health', method, headers })
    asking.on('error', reject)
    asking.on('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, headers: answer.headers })
    })
    asking.end()
  })
}

const toHeaders = () => {
  const { sandbox, port } = get()
  return {
    host: `127.0.0.1:${port}`,
    authorization: `Bearer ${sandbox.manifest.control.token}`,
  }
}

test('S-141a: the token of this start is needed', async () => {
  const { authorization, ...rest } = toHeaders()
  expect(await ask({ headers: { ...rest, authorization } })).toMatchObject({ status: 200 })
  expect(await ask({ headers: rest })).toMatchObject({ status: 401 })
  for (const wrong of [
    'Bearer ',
    'Bearer x',
    `Basic ${authorization.slice(7)}`,
    `${authorization}x`,
  ])
    expect(await ask({ headers: { ...rest, authorization: wrong } })).toMatchObject({ status: 401 })
})

test('S-141a: a foreign host name is refused, token or not', async () => {
  const { port } = get()
  for (const host of [
    'evil.test',
    `evil.test:${port}`,
    '127.0.0.1',
    `status.latchkey.localhost:${port}`,
  ])
    expect(await ask({ headers: { ...toHeaders(), host } })).toMatchObject({ status: 421 })
  const named = { ...toHeaders(), host: `localhost:${port}` }
  expect(await ask({ headers: named })).toMatchObject({ status: 200 })
})

test('S-141a, S-141c: the status page alone may press buttons from a browser', async () => {
  const preflight = (origin: string) =>
    ask({ method: 'OPTIONS', headers: { host: toHeaders().host, origin } })
  expect(await preflight('http://status.latchkey.localhost:4100')).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': 'http://status.latchkey.localhost:4100',
      'access-control-allow-headers': 'authorization, content-type',
    },
  })
  const { headers } = await preflight('http://app.latchkey.localhost:4100')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

const readBalance = async (address: string) => {
  const { chain } = get()
  const params = [address, 'latest']
  return BigInt(String(await requestRpc(chain.chain.rpcUrl, { method: 'eth_getBalance', params })))
}
const readBlock = async () => {
  const { chain } = get()
  const params = ['latest', false]
  const block = await requestRpc(chain.chain.rpcUrl, { method: 'eth_getBlockByNumber', params })
  const { number, timestamp } = Object(block)
  return { height: Number(number), time: Number(timestamp) }
}
const address = '0x00000000000000000000000000000000000000cc'

test('fund: adds native currency to the balance', async () => {
  const { control } = get()
  await control.fund({ chainId: 1, address, amount: '7' })
  await control.fund({ chainId: 1, address, amount: '5' })
  expect(await readBalance(address)).toBe(12n)
})

test('fund and transfer: tokens', async () => {
  const { control, chain, sandbox } = get()
  const { gold } = chain.chain.contracts
  const [from] = sandbox.manifest.accounts
  await control.fund({ chainId: 1, address, amount: '1000000', token: gold })
  await control.transfer({ chainId: 1, from: from.address, to: address, amount: '1', token: gold })
  const data = `0x70a08231${address.slice(2).padStart(64, '0')}`
  const params = [{ to: gold, data }, 'latest']
  const held = await requestRpc(chain.chain.rpcUrl, { method: 'eth_call', params })
  expect(BigInt(String(held))).toBe(1_000_001n)
})

test('error: a transfer that reverts, or is not from a development account', async () => {
  const { control, chain, sandbox } = get()
  const [{ address: from }] = sandbox.manifest.accounts
  const { gold: token } = chain.chain.contracts
  const much = { chainId: 1, to: address, amount: '9'.repeat(30), token } as const
  await expect(control.transfer({ ...much, from })).rejects.toMatchObject({ status: 422 })
  await expect(control.transfer({ ...much, from: address })).rejects.toMatchObject({ status: 404 })
})

test('snapshot and revert: the chain returns to its earlier state, and each snapshot works once', async () => {
  const { control } = get()
  const before = await readBlock()
  const snapshot = await control.snapshot()
  await control.mine({ blocks: 3 })
  expect((await readBlock()).height).toBe(before.height + 3)
  await control.revert(snapshot)
  expect(await readBlock()).toEqual(before)
  await expect(control.revert(snapshot)).rejects.toMatchObject({ status: 404 })
})

test('move-clock: the next block is that much later', async () => {
  const { control } = get()
  const { time } = await readBlock()
  await control.moveClock({ chainId: 1, seconds: 86_400 })
  expect((await readBlock()).time).toBeGreaterThanOrEqual(time + 86_400)
})

test('move-server-clock: offsets add up', async () => {
  const { control } = get()
  await control.moveServerClock({ seconds: 60 })
  expect(await control.moveServerClock({ seconds: 1_209_600 })).toEqual({ aheadSeconds: 1_209_660 })
})

test('set-block-time: manual mining, then a block per transaction again', async () => {
  const { control, sandbox } = get()
  const [{ address: from }] = sandbox.manifest.accounts
  await control.setBlockTime({ chainId: 1, blockTime: 'manual' })
  const { height } = await readBlock()
  const sending = control.transfer({ chainId: 1, from, to: address, amount: '1' })
  await expect
    .poll(async () => {
      const { rpcUrl } = get().chain.chain
      return Object(await requestRpc(rpcUrl, { method: 'txpool_status' })).pending
    })
    .toBe('0x1')
  expect((await readBlock()).height).toBe(height)
  await control.mine({ chainId: 1 })
  expect(await sending).toMatchObject({ hash: expect.stringMatching(/^0x/) })
  await control.setBlockTime({ chainId: 1, blockTime: 'automine' })
  await control.transfer({ chainId: 1, from, to: address, amount: '1' })
  expect((await readBlock()).height).toBe(height + 2)
})

test('kill and restart: reach the service', async () => {
  const { control } = get()
  expect(await control.kill({ service: 'api' })).toMatchObject({ state: 'killed' })
  expect(await control.health()).toMatchObject({
    services: [
      { name: 'api', state: 'killed' },
      { name: 'wallet', state: 'running' },
    ],
  })
  expect(await control.restart({ service: 'api' })).toMatchObject({ state: 'running' })
  await expect(control.kill({ service: 'mail' })).rejects.toMatchObject({ status: 404 })
})

test('faults and traps: set and cleared', async () => {
  const { control, sandbox } = get()
  await control.setFault({ service: 'api', delayMs: 250 })
  expect(sandbox.faults.get('api')).toEqual({ delayMs: 250, dropRate: 0, refuse: false })
  await control.setTrap({ trap: 'rate-limited' })
  expect(sandbox.trap.get()).toBe('rate-limited')
  await control.clearFaults()
  expect([sandbox.faults.get('api').delayMs, sandbox.trap.get()]).toEqual([0, undefined])
  const wrong = control.setFault({ service: 'api', dropRate: 2 })
  await expect(wrong).rejects.toMatchObject({ status: 400 })
})

test('wallet: commands are passed on with the wallet’s own secret', async () => {
  const { control } = get()
  await control.wallet('personas', { personas: 'rejects' })
  expect(asked.at(-1)).toEqual(['/control/personas', 'wallet-secret', { personas: 'rejects' }])
  await expect(control.wallet('unknown')).rejects.toMatchObject({ status: 404 })
})

test('error: an unknown chain, a malformed body', async () => {
  const { control } = get()
  await expect(control.mine({ chainId: 5 })).rejects.toMatchObject({ status: 404 })
  await expect(control.mine({ blocks: 0 })).rejects.toMatchObject({ status: 400 })
})
