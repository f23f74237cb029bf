import { SecretKey, serviceFields, serviceVariables, toWords, WebOrigin } from '@latchkey/service'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'

/** A variable that holds JSON. */
const json = <schema extends z.ZodType>(schema: schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'has to be JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** Of every kind of network. */
const networkFields = {
  name: z.string().min(1),
  nativeCurrency: z.strictObject({
    name: z.string().min(1),
    symbol: z.string().min(1),
    decimals: z.int().min(0).max(36),
  }),
}

/** Of a source; nobody but this server asks it. */
const SourceUrl = z.url({ protocol: /^https?$/ })

/** Lower case, or with the checksum of mixed case. */
const EvmAddress = z
  .string()
  .refine((text) => isAddress(text), { error: 'has to be an address', abort: true })
  .transform((text) => getAddress(text))

/** Pools of two tokens with a router before them, as Uniswap's second version has them. */
const SwapPools = z.strictObject({
  /** Sells tokens along a path of pools; who swaps allows it to take theirs. */
  router: EvmAddress,
  /** Says where the pool of two tokens is. */
  factory: EvmAddress,
  /** The coin as a token: pools know no other. */
  wrappedCoin: EvmAddress,
  /** Those that are offered beside the coin. Others are swapped all the same, where there is a pool. */
  tokens: z.array(
    z.strictObject({
      address: EvmAddress,
      name: z.string().min(1),
      symbol: z.string().min(1),
      decimals: z.int().min(0).max(255),
      iconUrl: z.url().optional(),
    }),
  ),
})
export type SwapPools = z.output<typeof SwapPools>

const EvmNetwork = z.strictObject({
  caipNetworkId: z.templateLiteral(['eip155:', z.int().min(1)]),
  ...networkFields,
  /** JSON-RPC of a node. */
  rpcUrl: SourceUrl,
  /** Blocks until a transaction is called confirmed. */
  confirmations: z.int().min(1).max(10_000).default(12),
  /** First block that is indexed; from 0 alone the sums of tokens are whole. */
  startBlock: z.int().min(0).default(0),
  /** Whether the node answers `trace_block`: then coins that contracts moved are seen, those of smart accounts too. */
  traces: z.boolean().default(false),
  /** JSON-RPC of a bundler and paymaster; absent: the network has none. */
  bundlerUrl: SourceUrl.optional(),
  /** Where tokens are swapped; absent: they cannot be. */
  swap: SwapPools.optional(),
})
export type EvmNetworkConfig = z.output<typeof EvmNetwork>

const SolanaNetwork = z.strictObject({
  caipNetworkId: z.templateLiteral(['solana:', z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32}$/)]),
  ...networkFields,
  /** JSON-RPC of a node that keeps the history of addresses. */
  rpcUrl: SourceUrl,
  /** What tokens are called, by mint: it does not say so itself. */
  tokens: z
    .record(
      z.string(),
      z.strictObject({ name: z.string(), symbol: z.string(), iconUrl: z.url().optional() }),
    )
    .default({}),
})
export type SolanaNetworkConfig = z.output<typeof SolanaNetwork>

const BitcoinNetwork = z.strictObject({
  caipNetworkId: z.templateLiteral(['bip122:', z.string().regex(/^[0-9a-f]{32}$/)]),
  ...networkFields,
  /** Base address of esplora's HTTP API. */
  esploraUrl: SourceUrl,
})
export type BitcoinNetworkConfig = z.output<typeof BitcoinNetwork>

export type NetworkConfig = EvmNetworkConfig | SolanaNetworkConfig | BitcoinNetworkConfig

const OnrampConfig = z.strictObject({
  /** Of who sells coins; nobody but this server asks it. */
  url: SourceUrl,
  /** Where people buy. */
  pageUrl: SourceUrl,
})
export type OnrampConfig = z.output<typeof OnrampConfig>

const ExchangeConfig = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  imageUrl: z.url({ protocol: /^https?$/ }),
  /** Nobody but this server asks it. */
  url: SourceUrl,
})
export type ExchangeConfig = z.output<typeof ExchangeConfig>

/** All that the server is told from outside, read once from the environment. */
export const Config = z.object({
  ...serviceFields,
  /** Ids of the projects that may ask; more than one separated by spaces. */
  projectIds: z.string().transform(toWords).pipe(z.array(z.string()).min(1)),
  /** JSON, by project id, what people call the app: `{"my-project": "Harbor Racing"}`; a project without one goes by its id. */
  projectNames: json(z.record(z.string(), z.string().min(1).max(64))).default({}),
  /** JSON list of networks, each with `caipNetworkId`, `name` and `nativeCurrency`; its other fields stand in [the guide](blockchain-api.md#variables). */
  networks: json(z.array(z.union([EvmNetwork, SolanaNetwork, BitcoinNetwork])).min(1)),
  /** JSON, US dollars by CAIP-2 (of the coin) or CAIP-10 (of a token; on an EVM network in lower case): `{"eip155:1": 3000}`. */
  prices: json(z.record(z.string(), z.number().min(0))).default({}),
  /** JSON `{url, pageUrl}`, who sells coins for money: `url` answers `GET /options` and `POST /quote` in the forms of [the wire](../wire/blockchain-api.md), `/buy/select-asset` below `pageUrl` is what people open; absent: nobody. */
  onramp: json(OnrampConfig).optional(),
  /** JSON list of `{id, name, imageUrl, url}`: from which people can deposit. */
  exchanges: json(z.array(ExchangeConfig)).default([]),
  /** JSON `{name, avatar?}` by EVM address in lower case: what somebody is called before any registered name. */
  identities: json(
    z.record(
      z.string().regex(/^0x[0-9a-f]{40}$/),
      z.strictObject({ name: z.string().min(1), avatar: z.url().optional() }),
    ),
  ).default({}),
  /** Zones that names are registered in, separated by spaces; none: no name can be. */
  nameZones: z
    .string()
    .default('')
    .transform(toWords)
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'has to be zones of two labels'))),
  /** How far the clock of who registers a name may be off. */
  nameToleranceSeconds: z.coerce.number().int().min(1).max(3_600).default(10),
  /** 32 random bytes in base64, which the keys of smart sessions are made from; absent: there are no smart sessions. */
  sessionSecret: SecretKey.optional(),
  /** Base address of an IPFS gateway, which metadata and pictures of collectibles on `ipfs:` are read by; absent: those are not shown. */
  ipfsGateway: SourceUrl.optional(),
  /** Origins beside it that metadata and pictures of collectibles may be read from, separated by spaces; `*`: any host of the public internet, by HTTPS. */
  nftOrigins: z
    .string()
    .default('')
    .transform(toWords)
    .pipe(z.array(z.union([z.literal('*'), WebOrigin]))),
  /** Contracts and mints of collectibles that nobody asked for, CAIP-10, separated by spaces. */
  spamContracts: z
    .string()
    .default('')
    .transform((text) => toWords(text.toLowerCase())),
  /** Requests a minute of one network address to one route. */
  requestsPerMinute: z.coerce.number().int().min(1).default(600),
})
export type Config = z.infer<typeof Config>

export const variables = {
  ...serviceVariables,
  projectIds: 'PROJECT_IDS',
  projectNames: 'PROJECT_NAMES',
  networks: 'NETWORKS',
  prices: 'PRICES',
  onramp: 'ONRAMP',
  exchanges: 'EXCHANGES',
  identities: 'IDENTITIES',
  nameZones: 'NAME_ZONES',
  nameToleranceSeconds: 'NAME_TOLERANCE_SECONDS',
  sessionSecret: 'SESSION_SECRET',
  ipfsGateway: 'IPFS_GATEWAY',
  nftOrigins: 'NFT_ORIGINS',
  spamContracts: 'SPAM_CONTRACTS',
  requestsPerMinute: 'REQUESTS_PER_MINUTE',
} as const satisfies Record<keyof Config, string>
