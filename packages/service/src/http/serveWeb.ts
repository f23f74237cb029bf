import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartError } from '../errors/StartError.ts'
import { RefusalError } from './RefusalError.ts'

/** Vite adds a content hash to the names under `assets/`. */
const hashedAsset = /[/\\]assets[/\\].+-[\w-]{8,}\.\w+(?:\.map)?$/
const immutable = 'public, max-age=31536000, immutable'

/** Server paths. An unknown path below them is an error in JSON instead of a page. */
const serverPaths = /^\/(api|healthz|readyz|metrics)(\/|$)/

export type PageServer = {
  /**
   * Answers a path without a route or file.
   *
   * @throws {RefusalError} `not_found`.
   */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

export type WebFolder = {
  /** Folder of the built pages. */
  readonly folder: string
  /**
   * Paths with a separate page, and their files. If the file is not built, the path counts as any
   * other path.
   */
  readonly pages: Readonly<Record<`/${string}`, string>>
  /** The page for all other paths without a file extension; absent: such paths are not found. */
  readonly index?: string
}

/** A server without pages. */
export const noPages: PageServer = {
  answer() {
    throw new RefusalError('not_found')
  },
}

/**
 * Serves built pages and their files.
 *
 * @throws {StartError} The index page is missing in the folder; without a configured index page,
 *   any of the pages is missing.
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
