import type { ViewName } from '@latchkey/modal'
import { registry } from '../views/registry.ts'

/**
 * Loads the modal's shell and the named views; without names, all views. Call it before tests, so
 * that the load does not count towards their timeout.
 */
export async function fetchViews(...names: readonly ViewName[]): Promise<void> {
  const views = Object.entries(registry).filter(
    ([name]) => names.length === 0 || names.some((wanted) => wanted === name),
  )
  await Promise.all([import('../shell/createShell.ts'), ...views.map(([, { load }]) => load())])
}
