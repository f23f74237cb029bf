import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from '../check.ts'
import { type MutantsRecord, recordPath } from '../mutants/Survivor.ts'
import { targets } from '../mutants/targets.ts'
import { readProjectFile, root } from '../workspace.ts'

/** Survivors whose line has changed since: the one who changed it looks at them. */
export function outdatedSurvivors(
  files: MutantsRecord['files'],
  read: (file: string) => string | undefined,
): readonly string[] {
  return Object.entries(files).flatMap(([file, { survived }]) => {
    const lines = new Set((read(file) ?? '').split('\n').map((line) => line.trim()))
    return survived
      .filter(({ line }) => !lines.has(line))
      .map(({ line }) => `${file} has changed around "${line}": run pnpm mutants ${file} --write`)
  })
}

const readIfThere = (path: string) =>
  existsSync(join(root, path)) ? readProjectFile(path) : undefined

export const survivors: Check = {
  name: 'mutants that survived are looked at by who changes their line',
  run: () => {
    const { files }: MutantsRecord = JSON.parse(readProjectFile(recordPath))
    const gone = targets.filter(({ file }) => readIfThere(file) === undefined)
    return [
      ...outdatedSurvivors(files, readIfThere),
      ...gone.map(({ file }) => `${file} is no more: mend tools/checks/src/mutants/targets.ts`),
    ]
  },
}
