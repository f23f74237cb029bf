import { createService } from '@latchkey/service'
import type { FastifyInstance } from 'fastify'
import type { FrameContext } from '../context/FrameContext.ts'
import { gate } from '../http/gate.ts'
import { createFramePages } from '../pages/createFramePages.ts'
import { createPageHeaders } from '../pages/pageClasses.ts'
import { type FrameFiles, readFrameFiles } from '../pages/readFrameFiles.ts'
import { routes } from '../routes/index.ts'

/**
 * Creates the HTTP server on an open database. Call `listen` to accept connections, or `inject` to
 * send test requests without a socket.
 */
export async function createServer(context: FrameContext): Promise<FastifyInstance> {
  const { frameDist } = context.config
  const files = frameDist === undefined ? undefined : await readFrameFiles(frameDist)
  return createServerOf(context, files)
}

/** Creates the HTTP server with the frame's files, which were already read and checked. */
export async function createServerOf(
  context: FrameContext,
  files: FrameFiles | undefined,
): Promise<FastifyInstance> {
  const { config } = context
  const headers = createPageHeaders({
    publicOrigin: config.publicOrigin,
    connectOrigins: toConnectOrigins(config),
  })
  const { projects } = config
  return createService({
    context,
    routes,
    gate,
    toHeaders: () => headers.data,
    openPages: files && (async () => createFramePages({ files, projects, headers })),
  })
}

/**
 * Returns the origins that the frame may connect to: RPCs, bundlers, paymasters, balance APIs and
 * the configured ones, without duplicates.
 */
function toConnectOrigins({ networks, connectOrigins }: FrameContext['config']): string[] {
  const urls = networks.flatMap(({ rpcUrls, accountsUrl, smartAccount }) => [
    ...rpcUrls,
    ...[smartAccount?.bundlerUrl, smartAccount?.paymasterUrl, accountsUrl].filter(
      (url) => url !== undefined,
    ),
  ])
  return [...new Set([...urls.map((url) => new URL(url).origin), ...connectOrigins])]
}
