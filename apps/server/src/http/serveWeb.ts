import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartError } from '../StartError.ts'
import { RefusalError } from './RefusalError.ts'

/** Vite puts a hash of the content into the names under `assets/`. */
const hashedAsset = /[/\\]assets[/\\].+-[\w-]{8,}\.\w+(?:\.map)?$/
const immutable = 'public, max-age=31536000, immutable'

/** Not pages: unknown paths below these are errors, in JSON. */
const serverPaths = /^\/(api|health|metrics)(\/|$)/

export type PageServer = {
  /** Answers a path that no route and no file has. @throws {RefusalError} `not_found`. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * Serves the built web app: its files, `/privacy` as a page of its own where it is built, and `index.html` for every
 * other path without an extension, which the app's own router then reads.
 *
 * @throws {StartError} The folder has no `index.html`.
 */
export async function serveWeb(app: FastifyInstance, webDist: string): Promise<PageServer> {
  await access(join(webDist, 'index.html')).catch((cause: unknown) => {
    throw new StartError(
      `The folder of the web app, ${webDist}, has no index.html; build it first.`,
      {
        cause,
      },
    )
  })
  const hasPrivacyPage = await access(join(webDist, 'privacy.html')).then(
    () => true,
    () => false,
  )
  await app.register(fastifyStatic, {
    root: webDist,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', hashedAsset.test(path) ? immutable : 'no-cache')
    },
  })
  return {
    answer(request, reply) {
      const path = request.url.split('?')[0] ?? ''
      if (!isPagePath(request.method, path)) throw new RefusalError('not_found')
      const page = path === '/privacy' && hasPrivacyPage ? 'privacy.html' : 'index.html'
      return reply.sendFile(page)
    },
  }
}

function isPagePath(method: string, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !serverPaths.test(path) && !/\.[^/]*$/.test(path)
}
