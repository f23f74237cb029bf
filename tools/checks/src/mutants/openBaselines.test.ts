import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SourceFile } from '../workspace/workspace.ts'
import { openBaselines } from './openBaselines.ts'

/** Opens the baselines of two packages, of which the first has a failing test. */
function start() {
  const folder = mkdtempSync(join(tmpdir(), 'baselines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const runs: string[] = []
  const lines: string[] = []
  const open = (text: string) =>
    openBaselines({
      path: join(folder, 'deep/baselines.json'),
      files: [
        { path: 'apps/one/src/a.ts', kind: 'source', text },
        { path: 'apps/two/src/b.ts', kind: 'source', text: 'b' },
      ] satisfies readonly SourceFile[],
      run: async (package_) => {
        runs.push(package_)
        return { passed: [`${package_}good.test.ts`], failed: [`${package_}bad.test.ts`] }
      },
      log: (line) => lines.push(line),
    })
  return { open, runs, lines }
}

test('default: a package runs once, also for files that are read at the same time', async () => {
  const { open, runs, lines } = start()
  const read = open('a')
  const [one] = await Promise.all([read('apps/one/src/a.ts'), read('apps/one/src/deep/c.ts')])
  expect(one).toMatchObject({
    passed: ['apps/one/src/good.test.ts'],
    failed: ['apps/one/src/bad.test.ts'],
  })
  await read('apps/two/src/b.ts')
  expect(runs).toEqual(['apps/one/src/', 'apps/two/src/'])
  expect(lines[2]).toBe('  left out, because it fails without a mutant: apps/one/src/bad.test.ts')
})

test('behavior: the next run reads the stored baseline until a file of the package changes', async () => {
  const { open, runs } = start()
  const first = await open('a')('apps/one/src/a.ts')
  expect(await open('a')('apps/one/src/a.ts')).toEqual(first)
  expect(runs).toHaveLength(1)
  await open('changed')('apps/one/src/a.ts')
  expect(runs).toHaveLength(2)
})
