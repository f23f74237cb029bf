import type { SourceFile } from '../workspace/workspace.ts'
import type { ChangedLines } from './changedLines.ts'
import { mutationsOf } from './mutationsOf.ts'
import type { Mutant } from './runTests.ts'
import { createRandom, sample } from './sample.ts'
import { movesValue } from './valueFolders.ts'

export type DrawMutantsParameters = {
  /** Files that may be mutated. Tests and fakes among them are ignored. */
  readonly files: readonly SourceFile[]
  readonly changed: ChangedLines
  readonly seed: number
  readonly count: number
}

const isMutable = ({ kind, path }: SourceFile) =>
  kind === 'source' && !path.includes('/messages/') && !path.includes('/testers/')

/**
 * Draws mutants of changed lines: half of them from `valueFolders`. If one half has too few
 * possible mutants, the other half fills up. The same seed and files give the same mutants, in the
 * order of the files.
 */
export function drawMutants(parameters: DrawMutantsParameters): readonly Mutant[] {
  const { files, changed, seed, count } = parameters
  const all = files.filter(isMutable).flatMap(({ path: file, text }) =>
    mutationsOf(file, text)
      .filter(({ line }) => changed.get(file)?.has(line))
      .map((mutation) => ({ file, mutation })),
  )
  const valuable = all.filter(({ file }) => movesValue(file))
  const others = all.filter(({ file }) => !movesValue(file))
  const half = Math.ceil(count / 2)
  const fromOthers = Math.min(others.length, Math.max(count - half, count - valuable.length))
  const random = createRandom(seed)
  return [...sample(valuable, count - fromOthers, random), ...sample(others, fromOthers, random)]
}
