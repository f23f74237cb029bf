import type { Server } from 'node:http'
import { refuseStrangers } from '../http/refuseStrangers.ts'
import type { Runner } from './Service.ts'

/** A server that runs inside the sandbox's own process. Every Fastify instance has this type. */
export type OwnServer = {
  /** HTTP server that pages of this machine may use. Foreign websites are rejected. */
  readonly server: Server
  readonly listen: (options: { host: string; port: number }) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

export type ServerRunnerOptions = {
  readonly name: string
  readonly title: string
  readonly port: number
  /** Creates the server of the service. Called for each start. */
  readonly create: () => OwnServer
}

/**
 * Creates a service that runs inside the sandbox's process, so that it can be killed and restarted
 * like a separate process. A kill cuts open requests. Data in the sandbox's memory, such as mails,
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
