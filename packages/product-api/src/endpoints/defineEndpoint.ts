import {
  type AnySchema,
  type Endpoint as ContractEndpoint,
  defineEndpoint as define,
  type ObjectSchema,
} from '@latchkey/core/contract'

/**
 * Who may call an endpoint. `public`: everyone; `session`: only a signed-in user. The server
 * rejects all other callers (S-92).
 */
export type Access = 'public' | 'session'

/** An endpoint of the product server's API, as data that client and server share. */
export type Endpoint<
  input extends ObjectSchema = ObjectSchema,
  response extends AnySchema = AnySchema,
  access extends Access = Access,
> = ContractEndpoint<input, response, access>

/**
 * Defines an endpoint of the product server. Returns the definition unchanged, with the exact types
 * of its schemas.
 */
export function defineEndpoint<
  const access extends Access,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return define(endpoint)
}
