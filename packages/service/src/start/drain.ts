import type { FastifyInstance } from 'fastify'
import { drainMs } from '../config/constants.ts'

/** Takes no new requests and ends those under way; what takes longer than 10 s is cut off (S-95). */
export async function drain(app: FastifyInstance): Promise<void> {
  const overdue = setTimeout(() => app.server.closeAllConnections(), drainMs)
  try {
    await app.close()
  } finally {
    clearTimeout(overdue)
  }
}
