import type { Server } from 'node:http'
import { StartError } from '../errors/StartError.ts'

export type ListenOptions = {
  /** Port on which the server listens; 0 selects a free port. */
  readonly port: number
  /**
   * Environment variable with which the developer changes the port. The error for a port in use
   * names it.
   */
  readonly variable: string
}

/** Converts the error of a failed `listen` to a sentence for the developer. */
export function toListenError(cause: unknown, { port, variable }: ListenOptions): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is taken by another program: stop it, or set ${variable} to a free port.`,
      { cause },
    )
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} may not be opened by this user: set ${variable} to one above 1023.`,
      { cause },
    )
  return cause
}

/**
 * Makes a server listen on a loopback address.
 *
 * @returns The port on which it listens.
 * @throws {StartError} The port is in use.
 */
export function listen(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(toListenError(cause, options)))
    server.listen({ host: '127.0.0.1', port: options.port }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : options.port)
    })
  })
}

/** Closes a server and all its connections. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}
