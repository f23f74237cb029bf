import { basename, dirname } from 'node:path'
import type { SourceFile } from '../workspace/workspace.ts'

const toPackage = (path: string) => path.split('/').slice(0, 2).join('/')

/** Returns the path below which all tests of a file's package lie. */
export const toPackageTests = (file: string): string => `${toPackage(file)}/src/`

/**
 * Lists the tests that are likely to detect a mutant of a file: tests that import the file, and
 * tests in its folder. Without such a test, those of the folder above, up to the whole package.
 *
 * @param files - Files of the workspace, of any kind. A test counts if `isRunnable` accepts it.
 * @returns Paths in the order of `files`; empty if the package has no tests.
 */
export function findNearestTests(file: string, files: readonly SourceFile[]): readonly string[] {
  const tests = files.filter(
    ({ kind, path }) =>
      kind === 'test' && isRunnable(path) && path.startsWith(toPackageTests(file)),
  )
  const imported = `/${basename(file)}'`
  let folder = dirname(file)
  const isNear = ({ path, text }: SourceFile) =>
    dirname(path) === folder || (folder === dirname(file) && text.includes(imported))
  while (folder.includes('/src')) {
    const near = tests.filter(isNear)
    if (near.length > 0) return near.map(({ path }) => path)
    folder = dirname(folder)
  }
  return tests.map(({ path }) => path)
}

/** Returns whether a test runs with `pnpm mutants`: not types, stories, chains and long tests. */
export const isRunnable = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) && !/\.(?:chain|long)\.test\.tsx?$/.test(path)
