import fastify, { type FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { readState } from './readState.ts'

/** Serves the status page. It only reads; its buttons call the control port (S-141). */
export function createStatusService(sandbox: Sandbox): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.get('/state.json', async () => readState(sandbox))
  return app
}
