import {
  type AnySchema,
  type Endpoint as ContractEndpoint,
  defineEndpoint as define,
  type ObjectSchema,
} from '@latchkey/core/contract'

/** `public`: anyone; `session`: only with a signed-in account. Default deny is the server's business (S-92). */
export type Access = 'public' | 'session'

/** One call of the product's own API. */
export type Endpoint<
  input extends ObjectSchema = ObjectSchema,
  response extends AnySchema = AnySchema,
  access extends Access = Access,
> = ContractEndpoint<input, response, access>

/** Defines an endpoint and keeps the types of its schemas. */
export function defineEndpoint<
  const access extends Access,
  input extends ObjectSchema,
  response extends AnySchema,
>(endpoint: Endpoint<input, response, access>): Endpoint<input, response, access> {
  return define(endpoint)
}
