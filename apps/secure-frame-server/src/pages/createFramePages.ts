import { extname } from 'node:path'
import { RefusalError, StartError } from '@latchkey/service'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Project } from '../config/fields.ts'
import { catalogues } from '../messages/catalogues.ts'
import { chooseCatalogue } from '../messages/chooseCatalogue.ts'
import { findPage, frameFile, framePath, type PageHeaders, topLevelPages } from './pageClasses.ts'
import type { FrameFiles } from './readFrameFiles.ts'
import { refusalDocument, refusalScriptHash } from './refusalDocument.ts'
import { missingStyleHash, toMissingDocument } from './toMissingDocument.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Cache header for files under `assets/`, whose names contain a hash of their content. */
const immutable = 'public, max-age=31536000, immutable'

export type FramePagesOptions = {
  readonly files: FrameFiles
  readonly projects: readonly Project[]
  readonly headers: PageHeaders
}

/**
 * Serves the pages of the secure origin from memory. Only the project's origins may embed the
 * frame; other origins get the refusal document (S-04). No site may embed the top-level pages. An
 * unknown path is answered with a page, because users open mistyped links; only paths of the API
 * are answered with JSON.
 *
 * @throws {StartError} The build lacks a page.
 */
export function createFramePages({ files, projects, headers }: FramePagesOptions) {
  for (const file of [frameFile, ...Object.values(topLevelPages).map((page) => page.file)]) {
    if (!files.has(file)) throw new StartError(`The built frame has no ${file}.`)
  }

  function answerFrame(request: FastifyRequest, reply: FastifyReply) {
    const { projectId } = Object(request.query) as Readonly<Record<string, unknown>>
    const project = projects.find((known) => known.projectId === projectId)
    const referrer = toOrigin(request.headers.referer)
    const isRefused = !project || (referrer !== undefined && !project.origins.includes(referrer))
    reply.header('cache-control', 'no-store').header('vary', 'Referer')
    if (isRefused) {
      return reply
        .headers(headers.refusal(refusalScriptHash))
        .type('text/html')
        .send(refusalDocument)
    }
    return send(reply.headers(headers.frame(project.origins)), frameFile)
  }

  function send(reply: FastifyReply, file: string) {
    return reply.type(types[extname(file)] ?? 'application/octet-stream').send(files.get(file))
  }

  function answerMissing(request: FastifyRequest, reply: FastifyReply) {
    const messages = chooseCatalogue(catalogues, request.headers['accept-language'])
    return reply
      .code(404)
      .headers(headers.missing(missingStyleHash))
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Language')
      .type('text/html; charset=utf-8')
      .send(toMissingDocument(messages))
  }

  return {
    answer(request: FastifyRequest, reply: FastifyReply) {
      const path = request.url.split('?')[0] ?? ''
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || /^\/api(?:\/|$)/.test(path)) throw new RefusalError('not_found')
      if (path === framePath) return answerFrame(request, reply)
      const page = findPage(path)
      if (page) {
        reply.headers(headers.topLevel(page)).header('cache-control', 'no-store')
        return send(reply, page.file)
      }
      const file = path.slice(1)
      if (file.endsWith('.html') || !files.has(file)) return answerMissing(request, reply)
      reply.header('cache-control', file.startsWith('assets/') ? immutable : 'no-cache')
      return send(reply, file)
    },
  }
}

/**
 * Returns the origin of a referrer, or `undefined` if there is no referrer. A referrer that cannot
 * be parsed is returned unchanged.
 */
function toOrigin(referrer: string | undefined): string | undefined {
  if (referrer === undefined || referrer === '') return undefined
  return URL.canParse(referrer) ? new URL(referrer).origin : referrer
}
