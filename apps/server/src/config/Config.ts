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
  /** Folder of the built web app to serve; absent: only the API is served. */
  webDist: z.string().min(1).optional(),
  /**
   * JSON, CAIP-2 id → URL or list of URLs: the EVM chains that sign-in accepts, except test
   * networks (S-81).
   */
  rpcUrls: RpcUrls,
  /**
   * CAIP-2 ids of the Solana, Bitcoin and test networks that sign-in accepts, separated by spaces.
   */
  signInChains: SignInChains,
  /** Additional origins for the CSP directives `connect-src` and `img-src`, separated by spaces. */
  connectOrigins: WebOrigins,
  /**
   * Origins for the CSP directive `frame-src`, separated by spaces: the origin of the secure frame.
   */
  frameOrigins: WebOrigins,
  /**
   * JSON, the OAuth client at the item marketplace: `issuer`, `clientId`, `clientSecret`; absent:
   * marketplace accounts cannot be linked.
   */
  marketplace: MarketplaceClient.optional(),
  /**
   * JSON, the OAuth client at the marketplace's sandbox. The sandbox is a separate issuer (S-74).
   */
  marketplaceSandbox: MarketplaceClient.optional(),
  /**
   * JSON: `url` of the marketplace's API and the `key` of this installation; absent: the shop stays
   * closed.
   */
  marketplaceApi: MarketplaceApi.optional(),
  /** Points that a new player can spend. They do not count for a rank; 0 disables them. */
  welcomePoints: z.coerce.number().int().min(0).max(100_000).default(0),
  /**
   * JSON, the OAuth client at Discord: `clientId`, `clientSecret`. `authorizationUrl`, `tokenUrl`,
   * `userUrl` and `issuer` are optional and replace Discord's endpoints.
   */
  discord: DiscordClient.optional(),
})

/**
 * The server's configuration, read once from the environment. Sign-in messages must name
 * `publicOrigin`.
 */
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
