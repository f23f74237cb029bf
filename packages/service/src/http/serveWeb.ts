import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartError } from '../errors/StartError.ts'
import { RefusalError } from './RefusalError.ts'

/**
 * Matches the files under `assets/`, whose names contain a hash of their content. They can be
 * cached forever.
 */
const hashedAsset = /[/\\]assets[/\\].+-[\w-]{8,}\.\w+(?:\.map)?$/
const immutable = 'public, max-age=31536000, immutable'

/**
 * Matches the URL paths that the server itself handles. An unknown path among them is answered with
 * a JSON error instead of a page.
 */
const serverPaths = /^\/(api|healthz|readyz|metrics)(\/|$)/

export type PageServer = {
  /**
   * Answers a request for which neither a route nor a file exists.
   *
   * @throws {RefusalError} `not_found`.
   */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

export type WebFolder = {
  /** Folder that contains the built pages. */
  readonly folder: string
  /**
   * HTML files by the path that they answer. A path whose file has not been built is treated like
   * any other path.
   */
  readonly pages: Readonly<Record<`/${string}`, string>>
  /**
   * HTML file for all other paths without a file extension. Absent: such paths are answered with
   * `not_found`.
   */
  readonly index?: string
}

/** Page server of a service without pages: every path is `not_found`. */
export const noPages: PageServer = {
  answer() {
    throw new RefusalError('not_found')
  },
}

/**
 * Serves the built pages of a folder and their files.
 *
 * @throws {StartError} The index page has not been built; or no index page is configured and a page
 * is missing.
 */
export async function serveWeb(app: FastifyInstance, web: WebFolder): Promise<PageServer> {
  const { folder, index } = web
  const pages = new Map<string, string>()
  for (const [path, file] of Object.entries(web.pages)) {
    if (await isThere(join(folder, file))) pages.set(path, file)
    else if (index === undefined) throw notBuilt(folder, file)
  }
  if (index !== undefined && !(await isThere(join(folder, index)))) throw notBuilt(folder, index)
  await app.register(fastifyStatic, {
    root: folder,
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
      const file = isPagePath(request.method, path) ? (pages.get(path) ?? index) : undefined
      if (file === undefined) throw new RefusalError('not_found')
      return reply.sendFile(file)
    },
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function notBuilt(folder: string, file: string): StartError {
  return new StartError(`The folder of the web app, ${folder}, has no ${file}; build it first.`)
}

function isPagePath(method: string, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !serverPaths.test(path) && !/\.[^/]*$/.test(path)
}
