import type { FastifyInstance } from 'fastify'
import { StartError } from '../errors/StartError.ts'

export type Place = { readonly host: string; readonly port: number }

/**
 * Makes a server listen on a host and port. Returns its URL.
 *
 * @throws {StartError} For instance, the port is in use.
 */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    await app.close()
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    const reason = isTaken ? 'is taken by another program' : 'cannot be listened on'
    throw new StartError(`Port ${port} of ${host} ${reason}.`, { cause })
  }
}
