import type { Server } from 'node:http'
import { refuseStrangers } from '../http/refuseStrangers.ts'
import type { Runner } from './Service.ts'

/** The functions of a service inside the supervisor's process. Every Fastify instance has them. */
export type OwnServer = {
  /** The server that local pages reach. Foreign websites are refused. */
  readonly server: Server
  readonly listen: (options: { host: string; port: number }) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

export type ServerRunnerOptions = {
  readonly name: string
  readonly title: string
  readonly port: number
  /** Creates a new server for each start. */
  readonly create: () => OwnServer
}

/**
 * Runs a server inside the supervisor, so that it can be killed and restarted like a process. A
 * kill aborts open requests without an answer. Data in the supervisor's memory, such as mails,
 * survives.
 */
export function createServerRunner({ name, title, port, create }: ServerRunnerOptions): Runner {
  return {
    name,
    title,
    start: async () => {
      const server = create()
      refuseStrangers(server.server)
      await server.listen({ host: '127.0.0.1', port })
      const close = async () => {
        await server.close()
      }
      const kill = async () => {
        server.server.close()
        server.server.closeAllConnections()
        await close()
      }
      return { stop: close, kill }
    },
  }
}
