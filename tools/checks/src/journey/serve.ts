import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

export type Served = {
  readonly origin: string
  /** Returns the compressed size of a served path in bytes, or 0 for an unknown path. */
  readonly sizeOf: (path: string) => number
  readonly close: () => Promise<void>
}

type Asset = { readonly type: string; readonly body: Buffer }

/**
 * Serves a built folder on a free loopback port. Responses are compressed, as on a production host.
 */
export async function serveFolder(folder: string): Promise<Served> {
  const assets = new Map<string, Asset>()
  const assetAt = (path: string): Asset | undefined => {
    const known = assets.get(path)
    if (known) return known
    const file = join(folder, normalize(path === '/' ? '/index.html' : path))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return undefined
    const type = types[extname(file)] ?? 'application/octet-stream'
    const asset = { type, body: gzipSync(readFileSync(file), { level: 9 }) }
    assets.set(path, asset)
    return asset
  }
  const server = createServer((request, response) => {
    const asset = assetAt(new URL(request.url ?? '/', 'http://x').pathname)
    if (!asset) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': asset.type, 'content-encoding': 'gzip' })
      .end(asset.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    sizeOf: (path) => assetAt(path)?.body.length ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
