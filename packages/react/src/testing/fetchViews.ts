import type { ViewName } from '@latchkey/modal'
import { registry } from '../views/registry.ts'

/** Fetches the code of the shell and of views, all by default: before tests, not within their limits of time. */
export async function fetchViews(...names: readonly ViewName[]): Promise<void> {
  const views = Object.entries(registry).filter(
    ([name]) => names.length === 0 || names.some((wanted) => wanted === name),
  )
  await Promise.all([import('../shell/createShell.ts'), ...views.map(([, { load }]) => load())])
}
