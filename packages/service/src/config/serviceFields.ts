import * as z from 'zod'
import { TrustedProxies, WebOrigin } from './fields.ts'

/** What every server is told from outside; a server's schema spreads it and adds its own. */
export const serviceFields = {
  /** Where it listens; 0 takes a free one. */
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address it listens at; in a container `0.0.0.0`. */
  host: z.string().min(1).default('127.0.0.1'),
  /** Origin that browsers see, e.g. `https://play.example.test`. */
  publicOrigin: WebOrigin,
  /** Folder of the database and its lock, made 0700; one that is open to others is refused. */
  stateDir: z.string().min(1),
  /** `postgres://…`, of PostgreSQL 15 or newer; absent: PGlite in `STATE_DIR`. */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** What is written to standard output, one line of JSON each. */
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** 32 letters or more that `/metrics` wants as bearer token; absent: nobody reads it. */
  metricsToken: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'has to be 32 letters or more')
    .optional(),
  /** Networks of the proxies in front, whose forwarded addresses count, separated by spaces: `10.0.0.0/8 fd00::/8`; or `none`. Behind one that is not among them everybody is one address (S-99). */
  trustedProxies: TrustedProxies,
}

/** Their environment variables. */
export const serviceVariables = {
  port: 'PORT',
  host: 'HOST',
  publicOrigin: 'PUBLIC_ORIGIN',
  stateDir: 'STATE_DIR',
  databaseUrl: 'DATABASE_URL',
  logLevel: 'LOG_LEVEL',
  metricsToken: 'METRICS_TOKEN',
  trustedProxies: 'TRUSTED_PROXIES',
} as const satisfies Record<keyof typeof serviceFields, string>
