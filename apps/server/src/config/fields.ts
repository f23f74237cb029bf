import { isCaipNetworkId, namespaceFacts, parseCaipNetworkId } from '@latchkey/core'
import { jsonField, toWords } from '@latchkey/service'
import * as z from 'zod'

const HttpUrl = z.url({ protocol: /^https?$/ })

/** RPC URLs by CAIP-2 id: `{"eip155:1": "http://…"}`. A list of URLs is tried in order. */
export const RpcUrls = jsonField(
  z.record(
    z.string().regex(/^eip155:[1-9][0-9]{0,31}$/),
    z.union([HttpUrl.transform((url) => [url]), z.array(HttpUrl).min(1)]),
  ),
)

const word = (name: string) => z.string(`needs ${name}, a text`).min(1, `needs ${name}, a text`)
const url = (name: string) =>
  z.url({ protocol: /^https?$/, error: `needs ${name}, an address with http or https` })
const client = { clientId: word('clientId'), clientSecret: word('clientSecret') }

/**
 * `{"issuer": "https://…", "clientId": "…", "clientSecret": "…"}`: OpenID Connect client; the
 * endpoints come from discovery.
 */
export const MarketplaceClient = jsonField(z.strictObject({ ...client, issuer: url('issuer') }))
export type MarketplaceClient = z.infer<typeof MarketplaceClient>

/**
 * `{"url": "https://…", "key": "…"}`: the base URL of the marketplace's API, and the key of this
 * installation.
 */
export const MarketplaceApi = jsonField(
  z.strictObject({ url: url('url'), key: z.string().min(16, 'needs key, 16 letters or more') }),
)
export type MarketplaceApi = z.infer<typeof MarketplaceApi>

/**
 * `{"clientId": "…", "clientSecret": "…"}`. Endpoint URLs are optional and replace Discord's
 * endpoints, e.g. in tests.
 */
export const DiscordClient = jsonField(
  z.strictObject({
    ...client,
    issuer: url('issuer').default('https://discord.com'),
    authorizationUrl: url('authorizationUrl').default('https://discord.com/oauth2/authorize'),
    tokenUrl: url('tokenUrl').default('https://discord.com/api/oauth2/token'),
    userUrl: url('userUrl').default('https://discord.com/api/users/@me'),
  }),
)
export type DiscordClient = z.infer<typeof DiscordClient>

const hasVerifier = (text: string) =>
  isCaipNetworkId(text) && namespaceFacts[parseCaipNetworkId(text).namespace].hasAdapter

/**
 * CAIP-2 ids separated by spaces: `solana:5eykt4… bip122:0000…`. The server must be able to verify
 * signatures of each namespace.
 */
export const SignInChains = z
  .string()
  .default('')
  .transform(toWords)
  .pipe(z.array(z.string().refine(hasVerifier)))
