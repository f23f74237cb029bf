import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { frameDist, readBuild } from '../checks/frameBuild.ts'

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/**
 * Describes the size of the built secure frame, and the hash of its files by which the build is
 * identified (S-122).
 */
export function describeFrame(): string {
  const files = readBuild(frameDist)
  const weigh = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(files.get(path) ?? '').length, 0)
  const page = files.get('sdk.html')?.toString() ?? ''
  const first = [...page.matchAll(/\s(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((x) => x[1] ?? '')
  const manifest = readFileSync(join(frameDist, 'manifest.json'))
  const hash = createHash('sha256').update(manifest).digest('hex')
  const all = kib(weigh([...files.keys()]))
  return `secure frame: ${kib(weigh(first))} gzip in ${first.length} files for /sdk, ${all} in all; manifest ${hash}`
}
