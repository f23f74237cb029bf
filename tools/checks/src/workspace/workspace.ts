import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of the checkout's root folder. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly publishConfig?: { readonly provenance?: boolean }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, unknown>>
  readonly engines?: Readonly<Record<string, string>>
}

export type WorkspacePackage = {
  /** Path of the package relative to the checkout, such as `packages/core`. */
  readonly folder: string
  readonly kind: 'apps' | 'packages' | 'tools'
  readonly manifest: Manifest
}

const kinds = ['apps', 'packages', 'tools'] as const

function readPackage(path: string): WorkspacePackage {
  const folder = dirname(path)
  const kind = kinds.find((name) => folder.startsWith(`${name}/`)) ?? 'tools'
  return { folder, kind, manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) }
}

/** Returns every package of the workspace except the root package. */
export function workspacePackages(): readonly WorkspacePackage[] {
  return globSync('{apps,packages,tools}/*/package.json', { cwd: root }).sort().map(readPackage)
}

/** Returns the paths of all files that git does not ignore, relative to the checkout. */
export function projectFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  return listed.split('\n').filter((path) => path !== '')
}

/** Reads a file of the checkout as text. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

const isTest = (path: string) => /\.(test|story)\.tsx?$|\.test-d\.ts$/.test(path)
const isTesting = (path: string) => /\/src\/testing(\.ts|\/)/.test(path)

type SourceKind = 'source' | 'testing' | 'test'
export type SourceFile = { readonly path: string; readonly kind: SourceKind; readonly text: string }

function kindOf(path: string): SourceKind {
  if (isTest(path)) return 'test'
  return isTesting(path) ? 'testing' : 'source'
}

const isSource = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')

function readFiles(
  folders: readonly string[],
  isWanted: (path: string) => boolean,
): readonly SourceFile[] {
  return projectFiles()
    .filter((path) => isWanted(path) && path.includes('/src/') && !path.includes('/generated/'))
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap((path) => {
      try {
        return [{ path, kind: kindOf(path), text: readProjectFile(path) }]
      } catch {
        return [] // Git still lists the file, but it has been deleted in the working tree.
      }
    })
}

/** Returns the TypeScript files below `src` in the given workspace folders. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  return readFiles(folders, isSource)
}

/** Returns the style sheets below `src` in the given workspace folders. */
export function styleFiles(...folders: readonly string[]): readonly SourceFile[] {
  return readFiles(folders, (path) => path.endsWith('.css'))
}
