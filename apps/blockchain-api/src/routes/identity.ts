import { getIdentity } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { daySeconds } from '../constants.ts'
import { ApiError } from '../http/ApiError.ts'
import { defineRoute, identification, requireProject } from '../http/Route.ts'
import { readRecordsOf } from '../names/records.ts'
import { requireAddress } from './chains.ts'

const Query = z.object({
  ...identification,
  sender: z.string().optional(),
  useCache: z.enum(['true', 'false']).optional(),
})

/** Answers the name of an address, its first one by the alphabet; nulls where it has none. */
export const identity = defineRoute(getIdentity, {
  query: Query,
  aliases: ['/v1/account/:address/identity'],
  async answer({ parameters, query }, context) {
    requireProject(query.projectId, context)
    const address = requireAddress(parameters['address'])
    if (query.useCache !== undefined)
      throw new ApiError({
        status: 401,
        field: 'authentication',
        description: 'The project may not set useCache',
      })
    const [record] = await readRecordsOf(context.db, address)
    return {
      body: {
        name: record?.name ?? null,
        avatar: null,
        resolvedAt: new Date(context.clock.now()).toISOString(),
      },
      // Read anew on every call, so the day it may be kept begins now (wire-blockchain-api §3.2).
      headers: { 'cache-control': `public, max-age=${daySeconds}, s-maxage=${daySeconds}` },
    }
  },
})
