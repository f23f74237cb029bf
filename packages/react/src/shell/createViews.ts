import type { ViewName } from '@latchkey/modal'
import type { ComponentType } from 'react'
import { createLoader, type Loader } from '../loading/createLoader.ts'
import { registry } from '../views/registry.ts'

/** A loaded view. The shell gives it the data of its page, whose type the name of the page vouches for. */
export type LoadedView = {
  readonly View: ComponentType<{ readonly data: unknown }>
  readonly Footer: ComponentType | undefined
}

/** A loader per view, keyed by its name. */
export type LoadedViews = { readonly [name in ViewName]: Loader<LoadedView> }

function createView(name: ViewName): Loader<LoadedView> {
  return createLoader(async () => {
    const loaded = await registry[name].load()
    return { View: loaded.default as LoadedView['View'], Footer: loaded.Footer }
  })
}

/** Creates the loaders of all views; none loads before it is asked to. */
export function createViews(): LoadedViews {
  const names = Object.keys(registry) as readonly ViewName[]
  const entries = names.map((name) => [name, createView(name)] as const)
  return Object.fromEntries(entries) as LoadedViews
}
