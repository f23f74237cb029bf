import type { Server } from 'node:http'
import { refuseStrangers } from '../http/refuseStrangers.ts'
import type { Runner } from './Service.ts'

/** What a service of the supervisor's own process can do; every Fastify instance can. */
export type OwnServer = {
  /** What pages of this machine reach; strangers are kept from it. */
  readonly server: Server
  readonly listen: (options: { host: string; port: number }) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

export type ServerRunnerOptions = {
  readonly name: string
  readonly title: string
  readonly port: number
  /** A new one for each start. */
  readonly create: () => OwnServer
}

/**
 * Runs a server inside the supervisor, so that it can be killed and brought back like a process. A kill cuts off what is
 * under way: nothing of it is answered any more. What the supervisor itself keeps in memory for it, mails say, stays.
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
