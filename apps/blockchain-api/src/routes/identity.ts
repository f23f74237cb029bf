import { getIdentity } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { toEvmAccount } from '../account/createEvmSource.ts'
import { daySeconds, hourSeconds } from '../config/constants.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { defineRoute, identification, requireProject } from '../http/Route.ts'
import { readOwnRecords } from '../names/records.ts'
import { requireAddress, toCaipChain } from './chains.ts'

const Query = z.object({
  ...identification,
  chainId: z.string().transform(toCaipChain).optional(),
  sender: z.string().optional(),
  useCache: z.enum(['true', 'false']).optional(),
})

const nobody = { name: null, avatar: null, resolvedAt: null }

/**
 * Returns the HTTP cache headers for an account's name and picture. The lifetime starts with the
 * response, because every call reads the data again (wire-blockchain-api §3.2).
 */
const toCacheHeaders = (seconds: number) => ({
  'cache-control': `public, max-age=${seconds}, s-maxage=${seconds}`,
})

/**
 * Headers that disable the cache for an address without a name, because a cached answer would hide
 * a new name for a day.
 */
const unnamedHeaders = { 'cache-control': 'no-cache' }

type Asked = { readonly address: string; readonly chainId: string | undefined }

/**
 * Reads name and picture of an account: the configured ones, else the name that the account
 * registered last for itself. A contract account's name needs the network (S-145).
 */
async function readIdentity(asked: Asked, { config, db }: ApiContext) {
  const { identities } = config
  const { address } = asked
  const known = Object.hasOwn(identities, address) ? identities[address] : undefined
  if (known) return known
  const [record] = await readOwnRecords(db, asked)
  return { name: record?.name, avatar: undefined }
}

/**
 * Route that returns the name and picture of an address. Both are null for an unknown address, and
 * on networks other than EVM.
 */
export const identity = defineRoute(getIdentity, {
  query: Query,
  aliases: ['/v1/account/:address/identity'],
  async answer({ parameters, query }, context) {
    requireProject(query.projectId, context)
    const { address = '' } = parameters
    requireAddress(address, context)
    if (query.useCache !== undefined)
      throw new ApiError({
        status: 401,
        field: 'authentication',
        description: 'The project may not set useCache',
      })
    const account = toEvmAccount(address)
    if (account === undefined) return { body: nobody, headers: toCacheHeaders(hourSeconds) }
    const { name, avatar } = await readIdentity(
      { address: account, chainId: query.chainId },
      context,
    )
    return {
      body: {
        name: name ?? null,
        avatar: avatar ?? null,
        resolvedAt: new Date(context.clock.now()).toISOString(),
      },
      headers: name ? toCacheHeaders(daySeconds) : unnamedHeaders,
    }
  },
})
