import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const app = join(root, 'apps/secure-frame')
export const frameDist = join(app, 'dist')

/** The files of a built secure frame, by their path relative to its folder. */
type Files = ReadonlyMap<string, Buffer>

/** Reads the files of a built secure frame from a folder, except the manifest. */
export function readBuild(folder: string): Files {
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== 'manifest.json')
    .toSorted()
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]))
}

/** Reads the manifest of a built secure frame: the SHA-256 of each file by its path. */
export function readManifest(folder: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).files
}

const toHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

/**
 * Lists differences between a built secure frame and its manifest: files that the manifest omits,
 * files that do not exist, and files with another hash.
 */
export function manifestBreaches(
  files: Files,
  manifest: Readonly<Record<string, string>>,
): readonly string[] {
  const missing = Object.keys(manifest).filter((path) => !files.has(path))
  const wrong = [...files].filter(([path, bytes]) => manifest[path] !== toHash(bytes))
  return [
    ...missing.map((path) => `${path} is on the manifest and not there`),
    ...wrong.map(([path]) => `${path} is not what the manifest says`),
  ]
}

/**
 * Patterns that scripts of the secure frame must not contain: code as text, code and files from
 * another origin, and libraries that are banned next to keys (S-121).
 */
const inScript: readonly (readonly [RegExp, string])[] = [
  [/\bset(?:Timeout|Interval)\(\s*["'`]/, 'a timer of text'],
  [/\bimport\(\s*["'`](?:https?:|\/\/|data:|blob:)/, 'an import from another origin'],
  [/\bimportScripts\(/, 'importScripts'],
  // Matches the library's name, or a sentence of its code in case it is bundled.
  [/["'`]@solana\/web3\.js["'`]|Transaction recentBlockhash required/, '@solana/web3.js'],
]

/** Returns the URLs in a document of the secure frame that are not files of its build. */
function strangeAddresses(html: string, files: Files): readonly string[] {
  return [...html.matchAll(/\s(?:src|href)=["']?([^"'\s>]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => !address.startsWith('/') || !files.has(address.slice(1)))
}

/** Lists forbidden patterns in the documents and scripts of a built secure frame. */
export function contentBreaches(files: Files): readonly string[] {
  return [...files].flatMap(([path, bytes]) => {
    const text = bytes.toString()
    if (path.endsWith('.html'))
      return strangeAddresses(text, files).map((address) => `${path}: ${address || 'no address'}`)
    if (path.endsWith('.css'))
      return /@import|url\(\s*["']?(?:https?:|\/\/)/.test(text) ? [`${path}: fetches a style`] : []
    if (!path.endsWith('.js')) return []
    return inScript.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${path}: ${what}`)
  })
}

export const frameManifest: Check = {
  name: 'S-122: the frame’s manifest has the hash of every file, and nothing comes from elsewhere',
  run: () => {
    if (!existsSync(join(frameDist, 'manifest.json'))) return ['apps/secure-frame is not built']
    const files = readBuild(frameDist)
    return [...manifestBreaches(files, readManifest(frameDist)), ...contentBreaches(files)]
  },
}

/**
 * Lists the paths of files that differ between two builds of the secure frame, whose build must be
 * reproducible.
 */
export function buildDifferences(first: Files, second: Files): readonly string[] {
  const paths = new Set([...first.keys(), ...second.keys()])
  return [...paths].filter((path) => !second.get(path)?.equals(first.get(path) ?? Buffer.of(0)))
}

export const frameIsReproducible: Check = {
  name: 'S-122: a second clean build of the frame is equal to the byte',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-frame-'))
    try {
      await promisify(execFile)('pnpm', ['exec', 'vite', 'build', '--outDir', folder], { cwd: app })
      return buildDifferences(readBuild(frameDist), readBuild(folder)).map(
        (path) =>
          `${path} differs from apps/secure-frame/dist (was that built from these sources?)`,
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
