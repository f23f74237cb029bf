import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '../fixtures/page/test.ts'

/** The IPv6 loopback address `::1` without abbreviation. */
const loopback6 = '0:0:0:0:0:0:0:1'
const website = 'https://evil.test'

/**
 * Lists the processes of the running sandbox: the supervisor, and the child processes that it has
 * recorded.
 */
function listProcesses(): readonly { readonly pid: number; readonly name: string }[] {
  const file = join(process.env['LATCHKEY_STATE_DIR'] ?? '', 'run.json')
  const { pid, children } = JSON.parse(readFileSync(file, 'utf8'))
  return [{ pid, name: 'supervisor' }, ...children]
}

/** Returns the inode numbers of the sockets that a process has open. */
function listSockets(pid: number): ReadonlySet<string> {
  const folder = `/proc/${pid}/fd`
  const links = readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))]
    } catch {
      return [] // The file has been closed since the listing.
    }
  })
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []))
}

type Listening = { readonly name: string; readonly address: string; readonly port: number }

/**
 * Decodes an IP address as the Linux kernel writes it in `/proc/net`: hex, with the four bytes of
 * each word reversed.
 */
const toBytes = (hex: string) =>
  (hex.match(/.{8}/g) ?? []).flatMap((word) =>
    (word.match(/../g) ?? []).map((part) => Number.parseInt(part, 16)).reverse(),
  )

/**
 * Formats an IPv4 address, or an IPv6 address without abbreviation, from the kernel's hex. Equal
 * addresses thus are equal texts.
 */
function toAddress(hex: string): string {
  const bytes = toBytes(hex)
  if (bytes.length === 4) return bytes.join('.')
  const words = Array.from(
    { length: 8 },
    (_, at) => 256 * (bytes[2 * at] ?? 0) + (bytes[2 * at + 1] ?? 0),
  )
  return words.map((word) => word.toString(16)).join(':')
}

/** Lists every TCP port on which the sandbox's processes listen, for IPv4 and IPv6. */
function listPorts(): readonly Listening[] {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    // One of the files is missing on a machine without IPv6.
    existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [],
  )
  const listening = rows
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => state === '0A')
  return listProcesses().flatMap(({ pid, name }) => {
    const sockets = listSockets(pid)
    return listening
      .filter((fields) => sockets.has(fields[9] ?? ''))
      .map(([, local = '']) => ({
        name,
        address: toAddress(local.split(':')[0] ?? ''),
        port: Number.parseInt(local.split(':')[1] ?? '', 16),
      }))
  })
}

type Headers = Readonly<Record<string, string>>
type Answer = {
  readonly status: number
  readonly allowed: string | undefined
  readonly body: string
}

const nothing: Answer = { status: 0, allowed: undefined, body: '' }

/**
 * Sends an HTTP request with the headers of a browser. A broken connection, or a response that is
 * not HTTP, counts as no answer.
 */
function ask({ address, port }: Listening, headers: Headers, body = ''): Promise<Answer> {
  return new Promise((resolve) => {
    const method = body === '' ? 'GET' : 'POST'
    const asking = request({ host: address, port, method, headers, agent: false, timeout: 10_000 })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => resolve(nothing))
    asking.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve({ ...nothing, status: 101 })
    })
    asking.on('response', async (response) => {
      const { statusCode: status = 0, headers: got } = response
      const read = await text(response).catch(() => '')
      resolve({ status, allowed: got['access-control-allow-origin'], body: read })
    })
    asking.end(body)
  })
}

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}
const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })

/**
 * Returns whether a server is public on the internet in production too. Such a server answers under
 * any host name, but no page of another origin.
 */
const isPublic = ({ name }: Listening) => name === 'app' || name === 'secure'

test('S-141d: a website reads nothing and opens no line on any port that the sandbox opened', async ({
  sandbox,
}) => {
  const ports = listPorts()
  const names = new Set(ports.map(({ name }) => name))
  expect([...names]).toEqual(
    expect.arrayContaining(['supervisor', 'app', 'secure', 'relay', 'solana', 'chain-1']),
  )
  expect(ports.length).toBeGreaterThan(20)
  const own = ports.find(({ port }) => String(port) === new URL(sandbox.appUrl).port)
  expect(own && (await ask(own, { host: new URL(sandbox.appUrl).host })).status).toBe(200)

  const findings: unknown[] = []
  for (const listening of ports) {
    const { address, port } = listening
    // A node that insists on a port listens on an address that accepts no connections.
    if (address !== '127.0.0.1' && address !== loopback6) expect(address).toBe('224.0.0.1')
    const host = address === loopback6 ? `[::1]:${port}` : `${address}:${port}`
    const json = { 'content-type': 'application/json' }
    const answers = [
      await ask(listening, { host, origin: website }),
      await ask(listening, { host, origin: website, ...json }, call),
      await ask(listening, { host, origin: website, 'content-type': 'text/plain' }, call),
    ]
    const rebound = isPublic(listening)
      ? []
      : [
          await ask(listening, { host: 'evil.test' }),
          await ask(listening, { host: 'evil.test', ...json }, call),
        ]
    const line = await ask(listening, { host, origin: website, ...upgrade })
    const readable = answers.filter(({ allowed }) => allowed === '*' || allowed === website)
    const done = [...answers, ...rebound].filter(({ body }) => body.includes('"result"'))
    const told = rebound.filter(({ status }) => status >= 200 && status < 300)
    if (readable.length + done.length + told.length > 0 || line.status === 101)
      findings.push({ ...listening, answers, rebound, line })
  }
  expect(findings).toEqual([])
})
