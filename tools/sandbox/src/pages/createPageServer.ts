import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { root } from '../settings/settings.ts'
import { readStyles } from './readStyles.ts'

const tokens = join(root, 'packages/ui/src/tokens.css')
const sources = join(root, 'tools/sandbox/src')

export type PageServerOptions = {
  /** Folder with the page's `index.html`, its modules and `styles/`, relative to `src/`. */
  readonly page: `${string}/page`
  /**
   * Paths of the page's style sheets relative to `src/`, without `.css`. Later ones may override
   * earlier ones.
   */
  readonly styles: readonly string[]
  /** URL path of the page's own modules. */
  readonly path: `/${string}`
  /** Origins other than the page's own to which the page may send requests. */
  readonly connect: readonly string[]
  /** Whether the page may show other documents of its own origin in frames. Default: false. */
  readonly showsFrames?: boolean
}

function addHeaders(
  app: FastifyInstance,
  { connect, showsFrames = false }: PageServerOptions,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    ...(showsFrames ? ["frame-src 'self'"] : []),
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

/**
 * Creates the server of one of the sandbox's own pages: its HTML document, all style sheets as one,
 * and its TypeScript modules with the types removed.
 */
export function createPageServer(options: PageServerOptions): FastifyInstance {
  const folder = join(sources, options.page)
  const app = fastify({ forceCloseConnections: true })
  addHeaders(app, options)
  const files = {
    '/': { file: join(folder, 'index.html'), type: 'text/html; charset=utf-8' },
    '/tokens.css': { file: tokens, type: 'text/css; charset=utf-8' },
    '/favicon.svg': { file: join(sources, 'pages/parts/favicon.svg'), type: 'image/svg+xml' },
  }
  for (const [path, { file, type }] of Object.entries(files))
    app.get(path, async (_, reply) => reply.type(type).send(await readFile(file)))
  app.get('/page.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(await readStyles(sources, options.styles)),
  )
  const modules = { [options.path]: options.page, '/pages/parts': 'pages/parts' }
  for (const [path, from] of Object.entries(modules))
    app.get<{ Params: { name: string } }>(`${path}/:name`, async (request, reply) => {
      const { name } = request.params
      if (!/^[a-zA-Z]+\.ts$/.test(name)) return reply.callNotFound()
      const { transformWithOxc } = await import('vite')
      const { code } = await transformWithOxc(
        await readFile(join(sources, from, name), 'utf8'),
        name,
      )
      return reply.type('text/javascript; charset=utf-8').send(code)
    })
  return app
}
