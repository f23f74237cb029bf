import { createDefineRoute, type RateClass } from '@latchkey/service'
import type { KeyContext } from './KeyContext.ts'

/** The types of this service for the shared routes. The only caller is the frame's server. */
export type KeyService = {
  readonly context: KeyContext
  readonly session: 'frame-server'
  readonly rate: RateClass
}

/** Defines a route for an endpoint of the key service's contract. */
export const defineRoute = createDefineRoute<KeyService>()
