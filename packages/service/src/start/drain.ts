import type { FastifyInstance } from 'fastify'
import { drainMs } from '../config/constants.ts'

/**
 * Stops accepting requests and waits for running ones. Requests that need more than 10 s are
 * aborted (S-95).
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const overdue = setTimeout(() => app.server.closeAllConnections(), drainMs)
  try {
    await app.close()
  } finally {
    clearTimeout(overdue)
  }
}
