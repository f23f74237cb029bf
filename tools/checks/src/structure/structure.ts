import { posix } from 'node:path'
import type { SourceFile } from '../workspace/workspace.ts'
import { fileImports } from './imports.ts'
import { type Arrow, knotsOf } from './knots.ts'

/** Declared structure of a workspace. Folders are paths below `src`; `.` is `src` itself. */
export type Shape = {
  readonly package: string
  /**
   * Maximum number of files in one dependency cycle. Imports of values and of types count (style
   * §2).
   */
  readonly largestKnot: number
  /**
   * Top folders of `src` in order: each imports only from earlier ones. Absent if no order is
   * declared.
   */
  readonly folders?: readonly string[]
  /** Exceptions: folders with more than 30 source files, which are still to be regrouped. */
  readonly crowded?: readonly string[]
  /** Exceptions: top folders that the package's README does not describe yet. */
  readonly unnamed?: readonly string[]
}

/**
 * Maximum number of source files directly in a folder. Tests, stories, style sheets and `testing`
 * do not count.
 */
const mostFiles = 30

/**
 * Returns the top folder of a source file below `src`; `undefined` for a file directly in `src`.
 */
function folderOf(path: string, root: string): string | undefined {
  const [folder, ...rest] = path.slice(root.length).split('/')
  return rest.length > 0 ? folder : undefined
}

function ownImports(files: readonly SourceFile[]): readonly (Arrow & { readonly kind: string })[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(fileImports).filter(({ to }) => paths.has(to))
}

/**
 * Lists imports that break the declared order of a package's folders. An entry may import another
 * one for its effect, so that bundlers put both into one chunk.
 */
function orderBreaches(
  arrows: ReturnType<typeof ownImports>,
  { folders, root }: { readonly folders: readonly string[]; readonly root: string },
): readonly string[] {
  return arrows.flatMap(({ from, to, kind }) => {
    const one = folderOf(from, root)
    const other = folderOf(to, root)
    if (other === undefined)
      return one === undefined && kind === 'effect' ? [] : [`${from} imports the entry ${to}`]
    if (one === undefined) return []
    return folders.indexOf(other) > folders.indexOf(one)
      ? [`${from} imports ${to}, of a later folder`]
      : []
  })
}

/**
 * Lists breaches of a package's declared structure: a larger dependency cycle, an import against
 * the order of the folders, or an undeclared folder.
 */
export function shapeBreaches(shape: Shape, all: readonly SourceFile[]): readonly string[] {
  const root = `${shape.package}/src/`
  const files = all.filter(({ path, kind }) => kind === 'source' && path.startsWith(root))
  const arrows = ownImports(files)
  const largest = knotsOf(arrows)[0] ?? []
  const knot =
    largest.length > shape.largestKnot
      ? [
          `${shape.package}: ${largest.length} files reach each other, at most ${shape.largestKnot}: ${largest.join(', ')}`,
        ]
      : []
  if (!shape.folders) return knot
  const { folders } = shape
  const found = new Set(files.flatMap(({ path }) => folderOf(path, root) ?? []))
  const unknown = [...found]
    .filter((folder) => !folders.includes(folder))
    .map((folder) => `${root}${folder}: not in the order of tools/checks/src/structure/shapes.ts`)
  return [...knot, ...unknown, ...orderBreaches(arrows, { folders, root })]
}

export type Measure = {
  readonly package: string
  readonly files: number
  readonly knot: number
  readonly folderKnot: number
}

/**
 * Measures a package: its number of files, and the largest dependency cycles of its files and of
 * its folders.
 */
export function measure(name: string, all: readonly SourceFile[]): Measure {
  const root = `${name}/src/`
  const files = all.filter(({ path, kind }) => kind === 'source' && path.startsWith(root))
  const arrows = ownImports(files)
  const folders = arrows.map(({ from, to }) => ({
    from: folderOf(from, root) ?? '.',
    to: folderOf(to, root) ?? '.',
  }))
  const knot = knotsOf(arrows)[0]?.length ?? 0
  const folderKnot = knotsOf(folders.filter(({ from, to }) => from !== to))[0]?.length ?? 0
  return { package: name, files: files.length, knot, folderKnot }
}

/**
 * Lists folders of a workspace with too many files, and exceptions that are not needed any more.
 */
export function crowdBreaches(shape: Shape, all: readonly SourceFile[]): readonly string[] {
  const root = `${shape.package}/src`
  const { crowded = [] } = shape
  const counts = new Map<string, number>()
  for (const { path, kind } of all) {
    if (kind !== 'source' || !path.startsWith(`${root}/`)) continue
    const folder = posix.relative(root, posix.dirname(path)) || '.'
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const over = [...counts].filter(([, count]) => count > mostFiles)
  return [
    ...over
      .filter(([folder]) => !crowded.includes(folder))
      .map(
        ([folder, count]) =>
          `${posix.join(root, folder)} holds ${count} source files, at most ${mostFiles}: group them in sub-folders`,
      ),
    ...crowded
      .filter((name) => !over.some(([folder]) => folder === name))
      .map(
        (name) => `${posix.join(root, name)}: holds at most ${mostFiles}, remove it from "crowded"`,
      ),
  ]
}

/**
 * Returns the paths in the inline code of a README, relative to `src`. Ignores fenced code blocks.
 */
function pathsIn(markdown: string): readonly string[] {
  const text = markdown.replaceAll(/^```.*?^```/gms, '')
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) =>
    code.replace(/^(\.\/|src\/)/, ''),
  )
}

type Workspace = { readonly files: readonly SourceFile[]; readonly readme: string }

/**
 * Lists the top folders of `src` that the package's README does not name in backticks, and
 * exceptions that are not needed any more.
 */
export function mapBreaches(shape: Shape, { files, readme }: Workspace): readonly string[] {
  const root = `${shape.package}/src/`
  const { unnamed = [] } = shape
  const paths = pathsIn(readme)
  const shipped = files.filter(({ path, kind }) => kind !== 'test' && path.startsWith(root))
  const missing = [...new Set(shipped.flatMap(({ path }) => folderOf(path, root) ?? []))].filter(
    (folder) => !paths.some((path) => path === folder || path.startsWith(`${folder}/`)),
  )
  return [
    ...missing
      .filter((folder) => !unnamed.includes(folder))
      .map((folder) => `${shape.package}/README.md does not name the folder \`${folder}\``),
    ...unnamed
      .filter((folder) => !missing.includes(folder))
      .map((folder) => `${root}${folder}: gone or named in the README, remove it from "unnamed"`),
  ]
}
