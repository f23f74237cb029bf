import type { ServedRoute } from '@latchkey/service'
import { bodyLimitBytes } from '../config/constants.ts'
import type { Api } from './ApiContext.ts'
import type { Route } from './Route.ts'

/**
 * Converts a route to the form that `createService` serves, once for each of its paths. The route
 * parses its input itself, because the public API specifies the errors for an invalid one.
 */
export function toServedRoutes({
  method,
  paths,
  rate,
  answer,
}: Route): readonly ServedRoute<Api>[] {
  return paths.map((path) => ({
    ...{ method, path },
    keepalive: false,
    policy: {
      access: 'public',
      owner: 'no-owner',
      rate: rate ?? 'read',
      bodyLimitBytes,
      idempotency: method === 'GET' ? 'safe' : 'repeatable',
      csrf: 'exempt',
      contentType: 'application/json',
    },
    async run({ request, reply, context, charge }) {
      const { body, headers = {}, status = 200 } = await answer(request, context, charge)
      reply.code(status).headers(headers)
      return body
    },
  }))
}
