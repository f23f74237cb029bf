import type { SourceFile } from '../workspace.ts'
import { fileImports } from './imports.ts'
import { type Arrow, knotsOf } from './knots.ts'

/** What a package's files may look like from outside. */
export type Shape = {
  readonly package: string
  /** Most files that may reach each other, by values and types together (style §2). */
  readonly largestKnot: number
  /** Folders of `src`: each imports from those before it. Absent: no order is declared. */
  readonly folders?: readonly string[]
}

/** The top folder of a file below `src`; `undefined` for an entry, which stands at the root. */
function folderOf(path: string, root: string): string | undefined {
  const [folder, ...rest] = path.slice(root.length).split('/')
  return rest.length > 0 ? folder : undefined
}

function ownImports(files: readonly SourceFile[]): readonly (Arrow & { readonly kind: string })[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(fileImports).filter(({ to }) => paths.has(to))
}

function orderBreaches(
  arrows: readonly Arrow[],
  { folders, root }: { readonly folders: readonly string[]; readonly root: string },
): readonly string[] {
  return arrows.flatMap(({ from, to }) => {
    const one = folderOf(from, root)
    const other = folderOf(to, root)
    if (one === undefined) return []
    if (other === undefined) return [`${from} imports the entry ${to}`]
    return folders.indexOf(other) > folders.indexOf(one)
      ? [`${from} imports ${to}, of a later folder`]
      : []
  })
}

/** Breaches of a package's shape: a knot that has grown, an import against the order, a folder that is not in it. */
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

/** Measures a package: its files, and the largest sets of files and of folders that reach each other. */
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
