import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartError } from '../errors/StartError.ts'
import { RefusalError } from './RefusalError.ts'

/** Vite puts a hash of the content into the names under `assets/`. */
const hashedAsset = /[/\\]assets[/\\].+-[\w-]{8,}\.\w+(?:\.map)?$/
const immutable = 'public, max-age=31536000, immutable'

/** Not pages: unknown paths below these are errors, in JSON. */
const serverPaths = /^\/(api|healthz|readyz|metrics)(\/|$)/

export type PageServer = {
  /** Answers a path that no route and no file has. @throws {RefusalError} `not_found`. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

export type WebFolder = {
  /** Where the built pages are. */
  readonly folder: string
  /** Paths that are pages of their own, and their files. One whose file is not built counts as any other path. */
  readonly pages: Readonly<Record<`/${string}`, string>>
  /** The page of every other path without an extension; absent: such paths are not found. */
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
 * @throws {StartError} The index page, or without one any page, is not in the folder.
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
