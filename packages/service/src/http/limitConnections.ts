import { BlockList, isIPv6, type Server } from 'node:net'
import { toRateAddress } from './toRateAddress.ts'

export type ConnectionLimit = {
  /** Networks of the proxies whose connections are not counted: addresses or prefixes. */
  readonly trustedProxies: readonly string[]
  /** Maximum number of open connections of one address. */
  readonly most: number
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/**
 * Limits the open connections of each address to a server, because even silent ones cost memory
 * (S-146). A connection over the limit is closed at once.
 */
export function limitConnections(server: Server, { trustedProxies, most }: ConnectionLimit): void {
  const proxies = toBlockList(trustedProxies)
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? ''
    if (proxies.check(ip, familyOf(ip))) return
    const address = toRateAddress(ip)
    const count = open.get(address) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
