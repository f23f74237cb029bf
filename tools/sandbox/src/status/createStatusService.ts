import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { readStyles } from '../readStyles.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { root } from '../settings.ts'
import { readState } from './readState.ts'

const page = join(import.meta.dirname, 'page')
const tokens = join(root, 'packages/ui/src/tokens.css')

const files = {
  '/': { file: join(page, 'index.html'), type: 'text/html; charset=utf-8' },
  '/tokens.css': { file: tokens, type: 'text/css; charset=utf-8' },
  '/favicon.svg': { file: join(page, 'favicon.svg'), type: 'image/svg+xml' },
} as const

/** `page/styles/`; later ones may build on earlier ones. */
const styles = ['base', 'layout', 'header', 'lists', 'controls', 'messages']

function addHeaders(app: FastifyInstance, { manifest }: Sandbox): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${manifest.control.url}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    })
  })
}

/** Serves the status page. It only reads; its buttons call the control port (S-141). */
export function createStatusService(sandbox: Sandbox): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  addHeaders(app, sandbox)
  app.get('/state.json', async () => readState(sandbox))
  for (const [path, { file, type }] of Object.entries(files))
    app.get(path, async (_, reply) => reply.type(type).send(await readFile(file)))
  app.get('/page.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(await readStyles(join(page, 'styles'), styles)),
  )
  // The page's modules as they are, without their types: nothing to build.
  app.get<{ Params: { name: string } }>('/page/:name', async (request, reply) => {
    const { name } = request.params
    if (!/^[a-zA-Z]+\.ts$/.test(name)) return reply.callNotFound()
    const { transformWithOxc } = await import('vite')
    const { code } = await transformWithOxc(await readFile(join(page, name), 'utf8'), name)
    return reply.type('text/javascript; charset=utf-8').send(code)
  })
  return app
}
