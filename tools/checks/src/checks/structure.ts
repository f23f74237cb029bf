import type { Check } from '../check.ts'
import { shapes } from '../structure/shapes.ts'
import { shapeBreaches } from '../structure/structure.ts'
import { sourceFiles } from '../workspace.ts'

export const structure: Check = {
  name: 'structure: files form no knots, folders import from those before them (style §2)',
  run: () => {
    const files = sourceFiles('apps', 'packages')
    return shapes.flatMap((shape) => shapeBreaches(shape, files))
  },
}
