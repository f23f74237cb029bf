import {
  type AnySchema,
  defineEndpoint as define,
  type Endpoint,
  type ObjectSchema,
} from '@latchkey/core/contract'

/**
 * The permitted callers of an endpoint and their credentials. Every POST is JSON from the frame
 * server's own origin.
 * - `public`: anyone.
 * - `page`: a top-level page, with the one-time secret in its input or with its cookie. No device
 *   key.
 * - `device`: a DPoP proof of the device key. No login needed.
 * - `session`: a DPoP proof of the same key that the session cookie is bound to.
 */
export type Access = 'public' | 'page' | 'device' | 'session'

/**
 * Milliseconds for which the server holds a long-polling call before it answers that nothing has
 * changed (S-93).
 */
export const longPollMs = 50_000

/** Defines an endpoint of the frame server. */
export function defineEndpoint<
  const access extends Access,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return define(endpoint)
}
