import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from '../check.ts'
import { errorDocument, renderErrors } from '../errorDocs.ts'
import { readProjectFile, root } from '../workspace.ts'

export const errorDocsAreCurrent: Check = {
  name: `${errorDocument} says what the error classes say`,
  run: () =>
    existsSync(join(root, errorDocument)) && readProjectFile(errorDocument) === renderErrors()
      ? []
      : [`${errorDocument} is not current: run pnpm docs:errors`],
}
