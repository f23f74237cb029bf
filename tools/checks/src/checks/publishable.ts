import { join } from 'node:path'
import { mapAtOnce } from '../consumer/mapAtOnce.ts'
import { root, workspacePackages } from '../workspace/workspace.ts'
import type { Check } from './check.ts'
import { runTool } from './runTool.ts'

export const publint: Check = {
  name: 'publint: every package is well formed for publishing',
  run: async () => {
    const packages = workspacePackages().filter(({ kind }) => kind === 'packages')
    const problems = await mapAtOnce(packages, ({ folder }) =>
      runTool('tools/checks', 'publint', '--strict', join(root, folder)),
    )
    return problems.flat()
  },
}

export const sherif: Check = {
  name: 'sherif: the workspace is consistent',
  run: () => runTool('.', 'sherif'),
}

export const knip: Check = {
  name: 'knip: no unused file, export or dependency',
  run: () => runTool('.', 'knip', '--no-progress'),
}
