import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import type { RequestHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import type { SetupServer } from 'msw/node'

type Server = Pick<SetupServer, 'listen' | 'use' | 'resetHandlers' | 'close'>

/**
 * Replaces `setupServer` of `msw/node` in tests that run in a browser. It answers `fetch` in the
 * page and needs no service worker.
 */
export function setupServer(...handlers: readonly RequestHandler[]): Server {
  const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor()] })]
  const network = defineNetwork({ sources, handlers: [...handlers], context: { quiet: true } })
  return {
    listen: (options) => {
      network.configure({ onUnhandledFrame: options?.onUnhandledFrame ?? 'warn' })
      network.enable()
    },
    use: network.use,
    resetHandlers: network.resetHandlers,
    close: () => network.disable(),
  }
}
