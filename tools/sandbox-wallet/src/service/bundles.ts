import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const bundleNames = ['inpage', 'window', 'panel'] as const

type BundleName = (typeof bundleNames)[number]

export type Bundles = { readonly get: (name: BundleName) => Promise<string> }

const sources = fileURLToPath(new URL('..', import.meta.url))
const entries = {
  inpage: { file: 'inpage/main.ts', format: 'iife' },
  panel: { file: 'panel/main.tsx', format: 'es' },
  window: { file: 'window/main.tsx', format: 'es' },
} as const

/**
 * Returns a hash of all source files of the page scripts. The cache uses it to recognise outdated
 * scripts.
 */
async function getSourceHash(): Promise<string> {
  const files = await readdir(sources, { recursive: true })
  const hash = createHash('sha256')
  for (const file of files.filter((name) => /\.tsx?$/.test(name)).toSorted())
    hash.update(file).update(await readFile(join(sources, file)))
  return hash.digest('hex').slice(0, 16)
}

async function build(name: BundleName): Promise<string> {
  const { build: viteBuild } = await import('vite')
  const { file, format } = entries[name]
  const output = await viteBuild({
    configFile: false,
    root: sources,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(sources, file), formats: [format], name: 'sandboxWallet', fileName: name },
    },
  })
  for (const { output: chunks } of Array.isArray(output) ? output : [output as never])
    for (const chunk of chunks as { type: string; code?: string }[])
      if (chunk.type === 'chunk' && chunk.code) return chunk.code
  throw new BundleEmptyError(name)
}

/** Thrown if the bundler has built a page script without any code. */
class BundleEmptyError extends Error {
  override readonly name = 'BundleEmptyError'
  constructor(name: string) {
    super(`The wallet's ${name} script could not be built.`)
  }
}

async function readOrBuild(name: BundleName, cacheFolder: string | undefined): Promise<string> {
  if (!cacheFolder) return build(name)
  const file = join(cacheFolder, `${name}-${await getSourceHash()}.js`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    const code = await build(name)
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(file, code)
    return code
  }
}

/**
 * Builds each of the wallet's page scripts when it is first needed. With a cache folder, the
 * scripts are reused between starts.
 */
export function createBundles(cacheFolder: string | undefined): Bundles {
  const built = new Map<BundleName, Promise<string>>()
  return {
    get: (name) => {
      const known = built.get(name)
      if (known) return known
      const started = readOrBuild(name, cacheFolder)
      started.catch(() => built.delete(name))
      built.set(name, started)
      return started
    },
  }
}
