import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { errorDocument, renderErrors } from '../docs/errorDocs.ts'
import { readProjectFile, root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

export const errorDocsAreCurrent: Check = {
  name: `${errorDocument} says what the error classes say`,
  run: () =>
    existsSync(join(root, errorDocument)) && readProjectFile(errorDocument) === renderErrors()
      ? []
      : [`${errorDocument} is not current: run pnpm docs:errors`],
}
