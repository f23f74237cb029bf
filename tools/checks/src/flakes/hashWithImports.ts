import { createHash } from 'node:crypto'
import { fileImports } from '../structure/imports.ts'

type Read = (path: string) => string | undefined

/**
 * Returns the paths of a file and of all files that it imports directly or indirectly by relative
 * paths, sorted.
 */
function reachedFrom(path: string, importsOf: (path: string) => readonly string[]): string[] {
  const seen = new Set([path])
  for (const file of seen) for (const to of importsOf(file)) seen.add(to)
  return [...seen].toSorted()
}

/**
 * Returns a function that hashes a file together with all files that it imports directly or
 * indirectly by relative paths. An imported package only counts by its name.
 *
 * @param read - Returns the text of a file, or `undefined` if it does not exist.
 */
export function createHashWithImports(read: Read): (path: string) => string {
  const known = new Map<string, readonly string[]>()
  const importsOf = (path: string): readonly string[] => {
    const found = known.get(path)
    if (found) return found
    const text = read(path)
    const imports =
      text === undefined ? [] : fileImports({ path, kind: 'source', text }).map(({ to }) => to)
    known.set(path, imports)
    return imports
  }
  return (path) => {
    const hash = createHash('sha256')
    for (const file of reachedFrom(path, importsOf)) hash.update(`${file}\n${read(file) ?? ''}\n`)
    return hash.digest('hex')
  }
}
