import { createServer, type Server } from 'node:net'
import { StartError } from '../errors/StartError.ts'

/**
 * Range of ports from which this process picks free ones, one of 127 ranges of a hundred ports.
 *
 * The ports are below those that systems use for outgoing connections (Linux from 32768, others
 * from 49152). A port of those could be in use again before its program starts.
 *
 * Each process picks its ports in order, so a stopped server finds its port free again, even while
 * other processes search for ports.
 */
const own = { first: 20_000 + (process.pid % 127) * 100, count: 100 }
let given = 0

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port }, () => resolve(server))
  })
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function listenSomewhere(): Promise<{ readonly server: Server; readonly port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = own.first + (given++ % own.count)
    try {
      return { server: await listen(port), port }
    } catch (error) {
      if (!isTaken(error) || attempt === own.count) throw error
    }
  }
}

/** Returns the first port of a list that is free on the loopback address. */
export async function findFreePortOf(ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    // The port is in use, so the loop tries the next one.
    const server = await listen(port).catch(() => undefined)
    if (!server) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
  throw new StartError(`The ports ${ports.join(', ')} are all taken; a chain needs one of them.`)
}

/** Returns different ports that are free on the loopback address. */
export async function findFreePorts(count: number): Promise<readonly number[]> {
  const found = await Promise.all(Array.from({ length: count }, listenSomewhere))
  await Promise.all(found.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return found.map(({ port }) => port)
}
