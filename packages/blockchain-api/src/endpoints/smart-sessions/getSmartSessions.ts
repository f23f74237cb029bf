import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, hex, seconds } from '../../fields/chainFields.ts'
import { rows, text, url } from '../../fields/fields.ts'
import { smartSessionParts } from './smartSessionFields.ts'

const SmartSession = z.object({
  project: z.object({ id: text, name: text, url: z.nullish(url), iconUrl: z.nullish(url) }),
  ...smartSessionParts,
  createdAt: seconds,
  context: z.nullish(hex),
  /** Time of revocation; null if the session is not revoked. */
  revokedAt: z.nullish(seconds),
})
export type SmartSession = z.output<typeof SmartSession>

/** Lists the permissions that a smart account has granted, at most 255. */
export const getSmartSessions = defineEndpoint({
  method: 'GET',
  path: '/v1/sessions/:account',
  input: z.object({ account: caipAddress }),
  response: z.pipe(
    z.object({ pcis: rows(SmartSession) }),
    z.transform(({ pcis }) => pcis),
  ),
  unsupported: [],
})
