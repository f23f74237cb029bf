import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

/**
 * Package entries with hooks and components. They must start with `use client`, and all modules
 * that they import become client code too.
 */
const entries = [
  'packages/react/dist/index.js',
  'packages/react/dist/buy.js',
  'packages/react/dist/query.js',
  'packages/ui/dist/index.js',
]

/**
 * Returns whether a module starts with the directive `use client`, by which server-rendering
 * frameworks recognise client code.
 */
export function isClientModule(text: string): boolean {
  return /^(['"])use client\1/.test(text)
}

export const clientEntries: Check = {
  name: "client entries: what is built of react and ui begins with 'use client'",
  run: () =>
    entries.flatMap((path) => {
      if (!existsSync(join(root, path))) return [`${path} is not built`]
      return isClientModule(readFileSync(join(root, path), 'utf8')) ? [] : [path]
    }),
}
