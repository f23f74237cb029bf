import type { FastifyInstance } from 'fastify'
import { createPageServer } from '../pages/createPageServer.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { readState } from './readState.ts'

const styles = ['base', 'layout', 'header', 'lists', 'controls', 'messages']

/**
 * Creates the server of the status page. The server itself cannot change anything; the page's
 * buttons send commands to the control API (S-141).
 */
export function createStatusService(sandbox: Sandbox): FastifyInstance {
  const app = createPageServer({
    page: 'status/page',
    path: '/page',
    styles: styles.map((name) => `status/page/styles/${name}`),
    connect: [sandbox.manifest.control.url],
  })
  app.get('/state.json', async () => readState(sandbox))
  return app
}
