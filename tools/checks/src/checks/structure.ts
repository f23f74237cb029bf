import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shapes } from '../structure/shapes.ts'
import { crowdBreaches, mapBreaches, shapeBreaches } from '../structure/structure.ts'
import { readProjectFile, root, sourceFiles, workspacePackages } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const readmeOf = (folder: string) => {
  const path = `${folder}/README.md`
  return existsSync(join(root, path)) ? readProjectFile(path) : ''
}

export const structure: Check = {
  name: 'structure: no knots, ordered folders of at most 30 files, each named in the README (style §2)',
  run: () => {
    const files = sourceFiles('apps', 'packages', 'tools')
    const undeclared = workspacePackages()
      .filter(({ folder }) => !shapes.some((shape) => shape.package === folder))
      .map(({ folder }) => `${folder}: no shape in tools/checks/src/structure/shapes.ts`)
    return [
      ...undeclared,
      ...shapes.flatMap((shape) => [
        ...shapeBreaches(shape, files),
        ...crowdBreaches(shape, files),
        ...mapBreaches(shape, { files, readme: readmeOf(shape.package) }),
      ]),
    ]
  },
}
