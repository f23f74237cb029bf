import { getIdentity } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { ApiError } from '../ApiError.ts'
import { identification, isSolanaAddress, requireAddress, requireProject } from '../fields.ts'
import { defineHandler } from '../Handler.ts'

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600

const toCacheControl = (seconds: number) => ({
  'cache-control': `public, max-age=${seconds}, s-maxage=${seconds}`,
})

/** Answers name and avatar of an address; nulls where there is none, and always for Solana. */
export const identity = defineHandler(getIdentity, {
  query: z.object({
    ...identification,
    sender: z.string().optional(),
    useCache: z.enum(['true', 'false']).optional(),
  }),
  aliases: ['/v1/account/:address/identity'],
  answer: async ({ parameters, query }, context) => {
    const { address = '' } = parameters
    requireProject(query.projectId, context)
    requireAddress(address)
    if (query.useCache !== undefined)
      throw new ApiError({
        status: 401,
        field: 'authentication',
        description: 'The project may not set useCache',
      })
    if (isSolanaAddress(address))
      return {
        body: { name: null, avatar: null, resolvedAt: null },
        headers: toCacheControl(HOUR_SECONDS),
      }
    const { name = null, avatar = null } = context.identities.get(address.toLowerCase()) ?? {}
    const ageSeconds = Math.floor((context.now() - context.resolvedAt) / 1_000) % DAY_SECONDS
    return {
      body: {
        name,
        avatar,
        resolvedAt: new Date(context.resolvedAt).toISOString(),
      },
      headers: toCacheControl(DAY_SECONDS - ageSeconds),
    }
  },
})
