import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { closeServer, listen } from '../http/listen.ts'
import { createFaults } from './createFaults.ts'
import { createGateway } from './createGateway.ts'
import { type Fault, garbage, noFault } from './Fault.ts'

const open: Server[] = []
const pages: WebSocket[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.terminate()
  await Promise.all(open.splice(0).map(closeServer))
})

const listenAnywhere = (server: Server) => {
  open.push(server)
  return listen(server, { port: 0, variable: 'X' })
}

/** Connects a page by WebSocket, through the gateway, to a service that records the messages. */
async function connect() {
  const got: string[] = []
  const service = createServer()
  const port = await listenAnywhere(service)
  const connected = new Promise<WebSocket>((resolve) =>
    new WebSocketServer({ server: service }).on('connection', (socket) => {
      socket.on('message', (data) => got.push(String(data)))
      resolve(socket)
    }),
  )
  const faults = createFaults(() => 0.5)
  const route = { target: { port, getState: () => 'running' as const }, faultsOf: 'relay' }
  const sites = [{ name: 'relay', getRoute: () => route }]
  const door = await listenAnywhere(createGateway({ port: 4100, sites, faults }).server)
  const headers = { host: 'relay.latchkey.localhost:4100' }
  const page = new WebSocket(`ws://127.0.0.1:${door}/`, { headers })
  pages.push(page)
  const heard: string[] = []
  page.on('message', (data) => heard.push(String(data)))
  const closed = new Promise<number>((resolve) => page.on('close', resolve))
  page.on('error', () => undefined)
  await new Promise((resolve) => page.on('open', resolve))
  const serverSide = await connected
  const set = (fault: Partial<Fault>) => faults.set('relay', { ...noFault, ...fault })
  return { page, serverSide, got, heard, set, faults, closed }
}

test('fault: a lost message leaves those after it alone', async () => {
  const { page, got, set } = await connect()
  set({ dropRate: 1 })
  page.send('one')
  await new Promise((resolve) => page.ping('', undefined, resolve))
  await new Promise((resolve) => page.once('pong', resolve))
  set({})
  page.send('two')
  await expect.poll(() => got).toEqual(['two'])
})

test('fault: a message is delivered twice', async () => {
  const { serverSide, heard, set } = await connect()
  set({ duplicateRate: 1 })
  serverSide.send('one')
  await expect.poll(() => heard).toEqual(['one', 'one'])
})

test('fault: a message lets the next one pass first', async () => {
  const { page, got, set } = await connect()
  set({ reorderRate: 1 })
  page.send('one')
  page.send('two')
  await expect.poll(() => got).toEqual(['two', 'one'])
})

test('fault: a reordered message is delivered even if no other follows', async () => {
  const { page, got, set } = await connect()
  set({ reorderRate: 1 })
  page.send('one')
  await expect.poll(() => got).toEqual(['one'])
})

test('fault: garbage replaces the message in both directions', async () => {
  const { page, serverSide, got, heard, set } = await connect()
  set({ garbageRate: 1 })
  page.send('one')
  serverSide.send('two')
  await expect.poll(() => [got, heard]).toEqual([[garbage], [garbage]])
})

test('fault: a message cuts the connection', async () => {
  const { page, closed, got, set } = await connect()
  set({ resetRate: 1 })
  page.send('one')
  expect(await closed).toBe(1006)
  expect(got).toEqual([])
})

test('behavior: a seed hits the same messages again', async () => {
  const { page, got, set } = await connect()
  const play = async () => {
    got.length = 0
    set({ dropRate: 0.5, seed: 7 })
    for (let count = 0; count < 20; count += 1) page.send(`${count}`)
    page.ping()
    await new Promise((resolve) => page.once('pong', resolve))
    return [...got]
  }
  const first = await play()
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThan(20)
  expect(await play()).toEqual(first)
})
