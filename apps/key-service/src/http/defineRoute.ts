import { createDefineRoute, type RateClass } from '@latchkey/service'
import type { KeyContext } from './KeyContext.ts'

/**
 * Type parameters of the key service for the route functions that all servers share. The frame
 * server is its only caller.
 */
export type KeyService = {
  readonly context: KeyContext
  readonly session: 'frame-server'
  readonly rate: RateClass
}

/** Defines a route that serves an endpoint of the key service's API contract. */
export const defineRoute = createDefineRoute<KeyService>()
