import { getNfts } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { nftPage, nftPageLimit } from '../config/constants.ts'
import { ApiError, sourceDown } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import {
  type ApiCall,
  defineRoute,
  identification,
  type Route,
  requireProject,
} from '../http/Route.ts'
import { toNftKey } from '../nfts/createNfts.ts'
import { toNft } from '../nfts/toNft.ts'
import { requireAsked, requireSource } from './chains.ts'

const Query = z.object({
  ...identification,
  chainId: z.string(),
  cursor: z.string().max(256).optional(),
  pageSize: z.coerce.number().int().min(1).max(nftPageLimit).default(nftPage),
})

async function readPage(
  { query, parameters }: ApiCall<z.output<typeof Query>>,
  context: ApiContext,
) {
  const { config, nfts } = context
  const { source, account } = requireAsked(parameters['address'], query.chainId, context)
  // On a network without NFTs, every account has an empty list.
  const { held, next } = (await source.nfts?.readHeld(account, query)) ?? { held: [], next: null }
  const facts = await nfts.describe(source, held)
  const own = { ...config, chain: source.network.caipNetworkId }
  const data = held.flatMap((each) => {
    const told = facts.get(toNftKey(each))
    return told ? [toNft(each, told, own)] : []
  })
  return { data, next }
}

/**
 * Route that lists the NFTs of an account on one network. The public API does not have this
 * endpoint; it is an extension of this server.
 */
export const listNfts = defineRoute(getNfts, {
  query: Query,
  async answer(call, context) {
    requireProject(call.query.projectId, context)
    try {
      return { body: await readPage(call, context) }
    } catch (error) {
      if (!(error instanceof ChainDownError)) throw error
      throw sourceDown('', 'The source of collectibles is down', error)
    }
  },
})

const Key = z.object({
  chainId: z.string(),
  contract: z.string().max(64),
  tokenId: z.string().regex(/^\d{1,78}$/),
})

/**
 * Response headers of an NFT's picture. A picture that is opened as a page then runs no scripts and
 * has an opaque origin.
 */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'public, max-age=86400',
}

const noPicture = (cause?: unknown) =>
  new ApiError({ status: 404, field: 'picture', description: 'There is no picture', cause })

/**
 * Route that serves the picture of an NFT, so that pages never request its original URL. Requires
 * no project, because `<img>` elements request it. Serves only pictures of known NFTs.
 */
export const nftPicture: Route = {
  method: 'GET',
  paths: ['/v1/nfts/:chainId/:contract/:tokenId/picture'],
  async answer({ params }, context) {
    const parsed = Key.safeParse(params)
    if (!parsed.success) throw noPicture(parsed.error)
    const { chainId, contract, tokenId } = parsed.data
    const source = requireSource(chainId, context)
    const account = source.toAccount(contract)
    if (account === undefined) throw noPicture()
    const picture = await context.nfts.readPicture(chainId, { contract: account, tokenId })
    if (!picture) throw noPicture()
    return {
      body: Buffer.from(picture.bytes),
      headers: { ...pictureHeaders, 'content-type': picture.type },
    }
  },
}
