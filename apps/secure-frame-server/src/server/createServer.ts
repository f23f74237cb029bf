import { createService } from '@latchkey/service'
import type { FastifyInstance } from 'fastify'
import type { FrameContext } from '../context/FrameContext.ts'
import { gate } from '../http/gate.ts'
import { createFramePages } from '../pages/createFramePages.ts'
import { createPageHeaders } from '../pages/pageClasses.ts'
import { type FrameFiles, readFrameFiles } from '../pages/readFrameFiles.ts'
import { routes } from '../routes/index.ts'

/** Builds the HTTP server over an open database. Nothing listens until `listen`; `inject` works at once. */
export async function createServer(context: FrameContext): Promise<FastifyInstance> {
  const { frameDist } = context.config
  const files = frameDist === undefined ? undefined : await readFrameFiles(frameDist)
  return createServerOf(context, files)
}

/** The same over files that were read and checked already. */
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

/** Origins of the RPC list, of bundlers, paymasters and the API of balances, and the further configured ones, each once. */
function toConnectOrigins({ networks, connectOrigins }: FrameContext['config']): string[] {
  const urls = networks.flatMap(({ rpcUrls, accountsUrl, smartAccount }) => [
    ...rpcUrls,
    ...[smartAccount?.bundlerUrl, smartAccount?.paymasterUrl, accountsUrl].filter(
      (url) => url !== undefined,
    ),
  ])
  return [...new Set([...urls.map((url) => new URL(url).origin), ...connectOrigins])]
}
