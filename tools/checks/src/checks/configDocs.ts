import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Configured,
  configDocument,
  configured,
  readVariables,
  renderConfig,
} from '../docs/configDocs.ts'
import { readProjectFile, root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const apps = Object.keys(configured) as Configured[]

export const configDocsAreCurrent: Check = {
  name: `${configDocument} says what the schemas say, of every variable`,
  run: () => [
    ...apps.flatMap((app) =>
      readVariables(app)
        .filter(({ name, meaning }) => name === '' || meaning === '')
        .map(({ name }) => `apps/${app}: ${name || 'a field'} is not described in its schema`),
    ),
    ...(existsSync(join(root, configDocument)) && readProjectFile(configDocument) === renderConfig()
      ? []
      : [`${configDocument} is not current: run pnpm docs:config`]),
  ],
}
