import {
  type AnySchema,
  defineEndpoint as define,
  type Endpoint,
  type ObjectSchema,
} from '@latchkey/core/contract'

/**
 * Who may call, and what a call carries. Every POST is JSON from our own origin.
 *
 * - `public`: anyone.
 * - `page`: a top-level page, by the one-time secret in its input or its cookie; no device key.
 * - `device`: a DPoP proof of the device key, no login needed.
 * - `session`: a DPoP proof of the very key that the session cookie is bound to.
 */
export type Access = 'public' | 'page' | 'device' | 'session'

/** How long the server holds a call that waits for news before it says that there are none (S-93). */
export const longPollMs = 50_000

/** Defines an endpoint of the frame server. */
export function defineEndpoint<
  const access extends Access,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return define(endpoint)
}
