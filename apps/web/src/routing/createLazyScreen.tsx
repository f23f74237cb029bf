import { BaseError } from '@latchkey/core'
import { type ComponentType, use } from 'react'

export type ScreenModule = { readonly default: ComponentType }

/** A screen whose code is a separate chunk and loads when needed. */
export type LazyScreen = {
  /** Starts loading the screen's chunk. A loaded or loading chunk is not requested again. */
  readonly load: () => Promise<ScreenModule>
  readonly Component: ComponentType
}

/**
 * Thrown if the chunk of a screen failed to load twice. A newer release may have replaced the file.
 */
class ScreenUnavailableError extends BaseError {
  override readonly name = 'ScreenUnavailableError'
  constructor(options: { cause: unknown }) {
    super('This page could not be loaded', {
      code: 'screen_unavailable',
      hint: 'The chunk failed twice: offline, or replaced by a newer release. Offer a reload.',
      cause: options.cause,
    })
  }
}

/**
 * Creates a screen that loads on first use. A failed load is repeated once. Later renders never
 * suspend, because the loaded module is stored.
 */
export function createLazyScreen(importScreen: () => Promise<ScreenModule>): LazyScreen {
  let loaded: ScreenModule | undefined
  let loading: Promise<ScreenModule> | undefined
  let failed = false

  const load = () => {
    if (loading && !failed) return loading
    failed = false
    loading = importScreen()
      .catch(importScreen)
      .then(
        (module) => {
          loaded = module
          return module
        },
        (cause: unknown) => {
          failed = true
          throw new ScreenUnavailableError({ cause })
        },
      )
    return loading
  }

  return {
    load,
    Component: function Screen() {
      const { default: Content } = loaded ?? use(loading ?? load())
      return <Content />
    },
  }
}
