import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { wireDocuments } from '../docs/wireDocs.ts'
import { readProjectFile, root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

export const wireDocsAreCurrent: Check = {
  name: 'docs/wire says what the endpoint definitions say',
  run: () =>
    Object.entries(wireDocuments()).flatMap(([path, text]) =>
      existsSync(join(root, path)) && readProjectFile(path) === text
        ? []
        : [`${path} is not current: run pnpm docs:wire`],
    ),
}
