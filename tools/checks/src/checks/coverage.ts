import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from '../check.ts'
import { coveragePath, readProofs, renderCoverage } from '../coverage.ts'
import { readProjectFile, root } from '../workspace.ts'

export const coverageIsCurrent: Check = {
  name: 'docs/coverage.md says what the test titles say',
  run: () => {
    const written = existsSync(join(root, coveragePath)) ? readProjectFile(coveragePath) : ''
    return written === renderCoverage(readProofs())
      ? []
      : [`${coveragePath} is not current: run pnpm coverage:ids`]
  },
}
