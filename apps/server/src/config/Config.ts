import { serviceFields, WebOrigins } from '@latchkey/service'
import * as z from 'zod'
import {
  DiscordClient,
  MarketplaceApi,
  MarketplaceClient,
  RpcUrls,
  SignInChains,
} from './fields.ts'

const Fields = z.object({
  ...serviceFields,
  /** Built web app to serve; absent: the API alone. */
  webDist: z.string().min(1).optional(),
  /** RPC URLs of EVM chains by CAIP-2 id. One can sign in on each that is no test network (S-81). */
  rpcUrls: RpcUrls,
  /** CAIP-2 ids of further chains one can sign in on: of Solana and Bitcoin, and test networks of `rpcUrls`. */
  signInChains: SignInChains,
  /** Origins beside our own that pages may connect to and load images from. */
  connectOrigins: WebOrigins,
  /** Origins whose pages may be framed: that of the secure frame. */
  frameOrigins: WebOrigins,
  /** Our client at the item marketplace; absent: nobody links an account there. */
  marketplace: MarketplaceClient.optional(),
  /** Our client at the marketplace's sandbox, of another issuer (S-74). */
  marketplaceSandbox: MarketplaceClient.optional(),
  /** The marketplace's API, whose items the shop sells; absent: the shop stays closed. */
  marketplaceApi: MarketplaceApi.optional(),
  /** Our client at Discord. */
  discord: DiscordClient.optional(),
})

/** All that the server is told from outside, read once from the environment. Messages are signed for `publicOrigin`. */
export const Config = Fields.superRefine((fields, context) => {
  const { rpcUrls, signInChains, marketplace, marketplaceSandbox } = fields
  if (marketplace && marketplaceSandbox && isSameClient(marketplace, marketplaceSandbox)) {
    const message = 'has to have another issuer and another clientId than MARKETPLACE'
    context.addIssue({ code: 'custom', path: ['marketplaceSandbox'], message })
  }
  const unknown = signInChains.filter((id) => id.startsWith('eip155:') && !rpcUrls[id])
  if (unknown.length === 0) return
  const message = `${unknown.join(', ')} has no address in RPC_URLS`
  context.addIssue({ code: 'custom', path: ['signInChains'], message })
})
export type Config = z.infer<typeof Config>

function isSameClient(one: MarketplaceClient, other: MarketplaceClient): boolean {
  return one.issuer === other.issuer || one.clientId === other.clientId
}
