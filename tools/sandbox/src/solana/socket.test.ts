import { once } from 'node:events'
import { Keypair, LAMPORTS_PER_SOL, PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { planKeys } from './plan.ts'
import { programIds } from './programs/programIds.ts'
import { startTestCluster, type TestCluster } from './testing/startTestCluster.ts'

const world: { current?: TestCluster } = {}
const get = (): TestCluster => {
  if (!world.current) throw new Error('not started')
  return world.current
}

beforeAll(async () => {
  world.current = await startTestCluster()
})
afterAll(() => get().stop())

type Line = Record<string, unknown>

/** Opens another WebSocket to the cluster. `read` returns its next notification. */
async function openSocket() {
  const socket = new WebSocket(get().url.replace('http', 'ws'))
  const lines: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  socket.on('message', (data) => {
    const line = JSON.parse(String(data))
    const next = waiting.shift()
    if (next) next(line)
    else lines.push(line)
  })
  await once(socket, 'open')
  const read = () =>
    new Promise<Line>((resolve) => {
      const line = lines.shift()
      if (line) resolve(line)
      else waiting.push(resolve)
    })
  const ask = (method: string, ...params: unknown[]) => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    return read()
  }
  return { socket, read, ask }
}

test('default: each new slot sends a notification', async () => {
  const { socket, ask, read } = await openSocket()
  expect(await ask('slotSubscribe')).toEqual({ jsonrpc: '2.0', id: 1, result: 1 })
  const slot = get().cluster.ledger.getSlot()
  get().cluster.ledger.advance(1)
  expect(await read()).toEqual({
    jsonrpc: '2.0',
    method: 'slotNotification',
    params: { result: { slot: slot + 1, parent: slot, root: slot - 30 }, subscription: 1 },
  })
  expect(await ask('slotUnsubscribe', 1)).toMatchObject({ result: true })
  get().cluster.ledger.advance(1)
  expect(await ask('getHealth')).toMatchObject({ result: 'ok' })
  socket.close()
})

test('behavior: accounts, programs and logs through Solana’s own library', async () => {
  const { connection, keys, cluster, url, controlSecret } = get()
  const [{ publicKey }] = keys
  const seen: unknown[] = []
  connection.onAccountChange(publicKey, ({ lamports }) => seen.push(['account', lamports]))
  connection.onLogs(publicKey, ({ err }) => seen.push(['logs', err]))
  const programId = new PublicKey(programIds.token)
  connection.onProgramAccountChange(programId, ({ accountId }) =>
    seen.push(['program', accountId.toBase58()]),
  )
  // The library subscribes later. A first notification shows that it has done so.
  await expect
    .poll(async () => {
      const body = { do: 'fund', address: publicKey.toBase58(), amount: '1' }
      const gold = { ...body, mint: planKeys.goldMint.address }
      const headers = { 'x-control-secret': controlSecret }
      for (const order of [body, gold])
        await fetch(`${url}/control`, { method: 'POST', headers, body: JSON.stringify(order) })
      return new Set(seen.map((item) => String(item).split(',')[0])).size
    })
    .toBe(3)
  expect(cluster.ledger.getAccount(publicKey.toBase58())?.lamports).toBeGreaterThan(100n)
})

test('behavior: a signature already known sends one immediate notification', async () => {
  const { connection, cluster } = get()
  const { publicKey } = Keypair.generate()
  const signature = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
  const { socket, ask, read } = await openSocket()
  await ask('signatureSubscribe', signature, { commitment: 'confirmed' })
  expect(await read()).toMatchObject({
    method: 'signatureNotification',
    params: { result: { value: { err: null } } },
  })
  cluster.ledger.advance(5)
  expect(await ask('getHealth')).toMatchObject({ result: 'ok' })
  socket.close()
})

test('error: unsupported subscriptions get an error response', async () => {
  const { socket, ask } = await openSocket()
  expect(await ask('voteSubscribe')).toMatchObject({ error: { code: -32601 } })
  expect(await ask('slotUnsubscribe', 99)).toMatchObject({ error: { code: -32602 } })
  expect(await ask('accountSubscribe', 'x')).toMatchObject({ error: { code: -32602 } })
  socket.send('{{{')
  expect(await ask('getHealth')).toMatchObject({ error: { code: -32600 } })
  socket.close()
})
