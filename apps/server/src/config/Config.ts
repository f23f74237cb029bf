import * as z from 'zod'
import { RpcUrls, SignInChains, toWords, WebOrigin } from './fields.ts'

/** All that the server is told from outside, read once from the environment. */
export const Config = z.object({
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  host: z.string().min(1).default('127.0.0.1'),
  /** Origin that browsers see, e.g. `https://play.example.test`. Messages are signed for it. */
  publicOrigin: WebOrigin,
  /** Folder for the database and its lock. */
  stateDir: z.string().min(1),
  /** Built web app to serve; absent: the API alone. */
  webDist: z.string().min(1).optional(),
  /** RPC URLs of EVM chains by CAIP-2 id. One can sign in on each. */
  rpcUrls: RpcUrls,
  /** CAIP-2 ids of further chains one can sign in on, those that need no RPC: of Solana and Bitcoin. */
  signInChains: SignInChains,
  /** Origins beside our own that pages may connect to and load images from. */
  connectOrigins: z.string().default('').transform(toWords).pipe(z.array(WebOrigin)),
  /** PostgreSQL; absent: PGlite in `stateDir`. */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Who may read `/metrics`: nobody, this machine, or all who reach the port. */
  metrics: z.enum(['off', 'loopback', 'any']).default('loopback'),
})
export type Config = z.infer<typeof Config>
