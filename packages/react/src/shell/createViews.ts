import type { ViewName } from '@latchkey/modal'
import type { LoadedView, LoadedViews } from '../context/Shell.ts'
import { createLoader, type Loader } from '../loading/createLoader.ts'
import { registry } from '../views/registry.ts'

function createView<name extends ViewName>(name: name): Loader<LoadedView> {
  return createLoader(async () => {
    const loaded = await registry[name].load()
    return {
      View: loaded[name] as LoadedView['View'],
      Footer: loaded[`${name}Footer`],
      header: loaded[`${name}Header`],
    }
  })
}

/** Creates a loader for each view. A view loads only when its loader is called. */
export function createViews(): LoadedViews {
  const names = Object.keys(registry) as readonly ViewName[]
  const entries = names.map((name) => [name, createView(name)] as const)
  return Object.fromEntries(entries) as LoadedViews
}
