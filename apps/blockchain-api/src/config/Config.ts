import { serviceFields, serviceVariables, toWords } from '@latchkey/service'
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

const Network = z.strictObject({
  caipNetworkId: z.templateLiteral(['eip155:', z.int().min(1)]),
  name: z.string().min(1),
  nativeCurrency: z.strictObject({
    name: z.string().min(1),
    symbol: z.string().min(1),
    decimals: z.int().min(0).max(36),
  }),
  /** Of the node; nobody but this server asks it. */
  rpcUrl: z.url({ protocol: /^https?$/ }),
  /** Blocks until a transaction is called confirmed. */
  confirmations: z.int().min(1).max(10_000).default(12),
  /** First block that is indexed; from 0 alone the sums of tokens are whole. */
  startBlock: z.int().min(0).default(0),
})
export type NetworkConfig = z.output<typeof Network>

/** All that the server is told from outside, read once from the environment. */
export const Config = z.object({
  ...serviceFields,
  /** Ids of the projects that may ask; more than one separated by spaces. */
  projectIds: z.string().transform(toWords).pipe(z.array(z.string()).min(1)),
  networks: json(z.array(Network).min(1)),
  /** US dollars by CAIP-2 (of the coin) or CAIP-10 (of a token, lower case). */
  prices: json(z.record(z.string(), z.number().min(0))).default({}),
  /** Zones that names are registered in, separated by spaces; none: no name can be. */
  nameZones: z
    .string()
    .default('')
    .transform(toWords)
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'has to be zones of two labels'))),
  /** How far the clock of who registers may be off. */
  nameToleranceSeconds: z.coerce.number().int().min(1).max(3_600).default(10),
  /** Requests a minute of one network address to one route. */
  requestsPerMinute: z.coerce.number().int().min(1).default(600),
})
export type Config = z.infer<typeof Config>

export const variables = {
  ...serviceVariables,
  projectIds: 'PROJECT_IDS',
  networks: 'NETWORKS',
  prices: 'PRICES',
  nameZones: 'NAME_ZONES',
  nameToleranceSeconds: 'NAME_TOLERANCE_SECONDS',
  requestsPerMinute: 'REQUESTS_PER_MINUTE',
} as const satisfies Record<keyof Config, string>
