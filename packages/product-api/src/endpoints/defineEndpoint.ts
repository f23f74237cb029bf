import {
  type AnySchema,
  type Endpoint as ContractEndpoint,
  defineEndpoint as define,
  type ObjectSchema,
} from '@latchkey/core/contract'

/**
 * `public`: any caller; `session`: only a signed-in user. The server enforces default deny (S-92).
 */
export type Access = 'public' | 'session'

/** An endpoint of the product's API. */
export type Endpoint<
  input extends ObjectSchema = ObjectSchema,
  response extends AnySchema = AnySchema,
  access extends Access = Access,
> = ContractEndpoint<input, response, access>

/** Defines an endpoint with the types of its schemas. */
export function defineEndpoint<
  const access extends Access,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return define(endpoint)
}
