import { once } from 'node:events'
import { Server, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './limitConnections.ts'

/** Creates a server with two connections per address, and a function that connects an address. */
function start(trustedProxies: readonly string[] = []) {
  const server = new Server()
  limitConnections(server, { trustedProxies, most: 2 })
  return (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    server.emit('connection', socket)
    return socket
  }
}

const open = (sockets: readonly Socket[]) => sockets.map(({ destroyed }) => !destroyed)

test('S-146a: connections of one address over the limit are closed, those of another are not', () => {
  const connect = start()
  const sockets = ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].map(connect)
  expect(open(sockets)).toEqual([true, true, false, true])
})

test('S-146a: addresses of one IPv6 network, and both forms of an IPv4 address, count once', () => {
  const connect = start()
  const network = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']
  expect(open(network.map(connect))).toEqual([true, true, false, true])
  const mapped = ['10.0.0.1', '::ffff:10.0.0.1', '::ffff:10.0.0.1']
  expect(open(mapped.map(connect))).toEqual([true, true, false])
})

test('S-146a: a closed connection makes room for one other', async () => {
  const connect = start()
  const [first] = ['10.0.0.1', '10.0.0.1'].map(connect)
  first?.destroy()
  await once(first ?? new Socket(), 'close')
  expect(open(['10.0.0.1', '10.0.0.1'].map(connect))).toEqual([true, false])
})

test.each([
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.0/8', '10.9.9.9', true],
  ['10.0.0.0/8', '::ffff:10.9.9.9', true],
  ['fd00::/8', 'fd12::1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
])(
  'S-146a: with the trusted network %s, connections of %s have no limit: %s',
  (network, ip, free) => {
    const connect = start([network])
    expect(open([ip, ip, ip].map(connect))).toEqual([true, true, free])
  },
)
