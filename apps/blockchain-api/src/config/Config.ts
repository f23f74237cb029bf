import { SecretKey, serviceFields, serviceVariables, toWords, WebOrigin } from '@latchkey/service'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'

/**
 * Creates a configuration field that parses JSON from its environment variable and validates it by
 * a schema.
 */
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

/** Configuration fields that networks of all namespaces have in common. */
const networkFields = {
  name: z.string().min(1),
  nativeCurrency: z.strictObject({
    name: z.string().min(1),
    symbol: z.string().min(1),
    decimals: z.int().min(0).max(36),
  }),
}

/** Schema of a data source's URL, which only this server requests. */
const SourceUrl = z.url({ protocol: /^https?$/ })

/** An EVM address, in lower case or in mixed case with a valid checksum. */
const EvmAddress = z
  .string()
  .refine((text) => isAddress(text), { error: 'has to be an address', abort: true })
  .transform((text) => getAddress(text))

/** Contracts for swaps by pools of two tokens, as in Uniswap V2. */
const SwapPools = z.strictObject({
  /** Contract that sells tokens along a path of pools. Users approve it to spend the sold token. */
  router: EvmAddress,
  /** Factory contract, which returns the address of the pool of two tokens. */
  factory: EvmAddress,
  /** Contract of the wrapped native currency, which stands for the native currency in pools. */
  wrappedCoin: EvmAddress,
  /**
   * Tokens offered in addition to the native currency. Other tokens can be swapped too if a pool
   * exists.
   */
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
  /** JSON-RPC URL of a node of this EVM network. */
  rpcUrl: SourceUrl,
  /** Number of blocks after which a transaction of this network counts as confirmed. */
  confirmations: z.int().min(1).max(10_000).default(12),
  /** First block that the indexer reads. Token balances are only complete if it is 0. */
  startBlock: z.int().min(0).default(0),
  /**
   * Whether the node answers `trace_block`. Traces reveal transfers of native currency by
   * contracts, including smart accounts.
   */
  traces: z.boolean().default(false),
  /** JSON-RPC URL of a bundler and paymaster; absent if the network has no bundler. */
  bundlerUrl: SourceUrl.optional(),
  /** Contracts for swaps on this network; absent if swaps are disabled here. */
  swap: SwapPools.optional(),
})
export type EvmNetworkConfig = z.output<typeof EvmNetwork>

const SolanaNetwork = z.strictObject({
  caipNetworkId: z.templateLiteral(['solana:', z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32}$/)]),
  ...networkFields,
  /** JSON-RPC URL of a node of this Solana cluster that stores the history of addresses. */
  rpcUrl: SourceUrl,
  /** Names of tokens by mint, because the mint itself stores no name. */
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
  /** Base URL of esplora's HTTP API. */
  esploraUrl: SourceUrl,
})
export type BitcoinNetworkConfig = z.output<typeof BitcoinNetwork>

export type NetworkConfig = EvmNetworkConfig | SolanaNetworkConfig | BitcoinNetworkConfig

const OnrampConfig = z.strictObject({
  /** URL of the onramp provider's API, which only this server requests. */
  url: SourceUrl,
  /** URL of the onramp provider's page on which users buy. */
  pageUrl: SourceUrl,
})
export type OnrampConfig = z.output<typeof OnrampConfig>

const ExchangeConfig = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  imageUrl: z.url({ protocol: /^https?$/ }),
  /** URL of the exchange's API, which only this server requests. */
  url: SourceUrl,
})
export type ExchangeConfig = z.output<typeof ExchangeConfig>

/**
 * Schema of the blockchain API's configuration, which is read once from the environment variables.
 */
export const Config = z.object({
  ...serviceFields,
  /** Ids of the projects that may send requests, separated by spaces. */
  projectIds: z.string().transform(toWords).pipe(z.array(z.string()).min(1)),
  /**
   * JSON, the app's name by project id: `{"my-project": "Harbor Racing"}`. A project without a name
   * is shown by its id.
   */
  projectNames: json(z.record(z.string(), z.string().min(1).max(64))).default({}),
  /**
   * JSON list of networks, each with `caipNetworkId`, `name` and `nativeCurrency`. [The
   * guide](blockchain-api.md#variables) describes the other fields.
   */
  networks: json(z.array(z.union([EvmNetwork, SolanaNetwork, BitcoinNetwork])).min(1)),
  /**
   * JSON, prices in US dollars by CAIP-2 (native currency) or CAIP-10 (token; in lower case on an
   * EVM network): `{"eip155:1": 3000}`.
   */
  prices: json(z.record(z.string(), z.number().min(0))).default({}),
  /**
   * JSON `{url, pageUrl}`, the provider that sells crypto for money. `url` answers `GET /options`
   * and `POST /quote` as [the wire](../wire/blockchain-api.md) specifies, and users open
   * `/buy/select-asset` below `pageUrl`. Absent: buying is disabled.
   */
  onramp: json(OnrampConfig).optional(),
  /** JSON list of `{id, name, imageUrl, url}`: exchanges from which users can deposit. */
  exchanges: json(z.array(ExchangeConfig)).default([]),
  /**
   * JSON `{name, avatar?}` by EVM address in lower case. These names have priority over registered
   * names.
   */
  identities: json(
    z.record(
      z.string().regex(/^0x[0-9a-f]{40}$/),
      z.strictObject({ name: z.string().min(1), avatar: z.url().optional() }),
    ),
  ).default({}),
  /**
   * Zones in which names can be registered, separated by spaces; empty: registration is disabled.
   */
  nameZones: z
    .string()
    .default('')
    .transform(toWords)
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'has to be zones of two labels'))),
  /**
   * CAIP-2 ids of the test networks whose contract accounts may register names, separated by spaces.
   * Contract accounts of other networks and accounts with a key always may.
   */
  nameChains: z
    .string()
    .default('')
    .transform(toWords)
    .pipe(z.array(z.templateLiteral(['eip155:', z.int().min(1)]))),
  /** Maximum clock difference, in seconds, of a client that registers a name. */
  nameToleranceSeconds: z.coerce.number().int().min(1).max(3_600).default(10),
  /**
   * 32 random bytes in base64, from which the keys of smart sessions are derived; absent: smart
   * sessions are disabled.
   */
  sessionSecret: SecretKey.optional(),
  /**
   * Base URL of an IPFS gateway for metadata and pictures of NFTs on `ipfs:`; absent: they are not
   * shown.
   */
  ipfsGateway: SourceUrl.optional(),
  /**
   * Additional origins from which metadata and pictures of NFTs may be read, separated by spaces;
   * `*`: any public internet host, by HTTPS.
   */
  nftOrigins: z
    .string()
    .default('')
    .transform(toWords)
    .pipe(z.array(z.union([z.literal('*'), WebOrigin]))),
  /** Contracts and mints of spam NFTs as CAIP-10, separated by spaces. */
  spamContracts: z
    .string()
    .default('')
    .transform((text) => toWords(text.toLowerCase())),
  /**
   * Paths of files and URLs of token lists ([tokenlists.org](https://tokenlists.org)), separated by
   * spaces and read at start. Tokens outside these lists are marked, except those that `NETWORKS`
   * names; empty: all other tokens are.
   */
  tokenLists: z.string().default('').transform(toWords),
  /**
   * Maximum number of requests per minute from one network address to one route. Each call of a
   * JSON-RPC batch counts.
   */
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
  nameChains: 'NAME_CHAINS',
  nameToleranceSeconds: 'NAME_TOLERANCE_SECONDS',
  sessionSecret: 'SESSION_SECRET',
  ipfsGateway: 'IPFS_GATEWAY',
  nftOrigins: 'NFT_ORIGINS',
  spamContracts: 'SPAM_CONTRACTS',
  tokenLists: 'TOKEN_LISTS',
  requestsPerMinute: 'REQUESTS_PER_MINUTE',
} as const satisfies Record<keyof Config, string>
