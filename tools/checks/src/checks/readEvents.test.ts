import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readProjectFile, root } from '../workspace/workspace.ts'

test('K-EVT-01a: every event of the kit is named by a test', () => {
  const source = readProjectFile('packages/kit/src/kit/KitEvent.ts')
  const [, events = ''] = /export type KitEvents = \{\n(.*?)\n\}/s.exec(source) ?? []
  const names = [...events.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const tests = globSync('packages/{kit,react}/src/**/*.test.{ts,tsx}', { cwd: root })
  const words = new Set(tests.flatMap((path) => readProjectFile(path).match(/\w+/g) ?? []))
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name) => !words.has(name))).toEqual([])
})
