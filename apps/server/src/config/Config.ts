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
  /** JSON, CAIP-2 id → URL or list of URLs: EVM chains one can sign in on, but test networks (S-81). */
  rpcUrls: RpcUrls,
  /** CAIP-2 ids of Solana, Bitcoin and test networks one can sign in on, separated by spaces. */
  signInChains: SignInChains,
  /** Further origins for `connect-src` and `img-src`, separated by spaces. */
  connectOrigins: WebOrigins,
  /** Origins for `frame-src`, separated by spaces: that of the secure frame. */
  frameOrigins: WebOrigins,
  /** JSON, our client at the item marketplace: `issuer`, `clientId`, `clientSecret`; absent: nobody links an account there. */
  marketplace: MarketplaceClient.optional(),
  /** The same of its sandbox: another issuer, another client (S-74). */
  marketplaceSandbox: MarketplaceClient.optional(),
  /** JSON: `url` of the marketplace's API, `key` of the club there; absent: the shop stays closed. */
  marketplaceApi: MarketplaceApi.optional(),
  /** Points that a new player finds in their pocket, to spend and not for a rank; 0: none. */
  welcomePoints: z.coerce.number().int().min(0).max(100_000).default(0),
  /** JSON, our client at Discord: `clientId`, `clientSecret`; `authorizationUrl`, `tokenUrl`, `userUrl`, `issuer` where not Discord's own. */
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
