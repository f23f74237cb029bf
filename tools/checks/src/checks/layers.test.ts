import { expect, test } from 'vitest'
import type { WorkspacePackage } from '../workspace.ts'
import { layerBreaches } from './layers.ts'

const pkg = (name: string, dependencies: readonly string[]): WorkspacePackage => ({
  folder: `packages/${name}`,
  kind: 'packages',
  manifest: {
    name: `@latchkey/${name}`,
    dependencies: Object.fromEntries(dependencies.map((x) => [x, 'workspace:*'])),
  },
})

test('default: arrows that point down are fine', () => {
  expect(
    layerBreaches([pkg('kit', ['@latchkey/core', '@latchkey/modal']), pkg('core', ['ky'])]),
  ).toEqual([])
})

test('error: an arrow that points up or sideways is named', () => {
  expect(layerBreaches([pkg('ui', ['@latchkey/kit'])])).toEqual([
    'packages/ui may not depend on kit',
  ])
  expect(layerBreaches([pkg('modal', ['@latchkey/ui'])])).toHaveLength(1)
})

test('error: core takes no library but ky and zod', () => {
  expect(layerBreaches([pkg('core', ['viem'])])).toEqual(['packages/core may not depend on viem'])
})

test('error: a package that the table does not know', () => {
  expect(layerBreaches([pkg('extra', [])])).toHaveLength(1)
})

test('error: one app imports another', () => {
  const app = (name: string, dependencies: Record<string, string>): WorkspacePackage => ({
    folder: `apps/${name}`,
    kind: 'apps',
    manifest: { name: `@latchkey/${name}`, dependencies },
  })
  const breaches = layerBreaches([
    app('web', { '@latchkey/server': 'workspace:*' }),
    app('server', {}),
  ])
  expect(breaches).toEqual(['apps/web may not depend on the app @latchkey/server'])
})
