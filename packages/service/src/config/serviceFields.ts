import * as z from 'zod'
import { TrustedProxies, WebOrigin } from './fields.ts'

/**
 * Configuration fields of every server. The schema of a server spreads them and adds its own
 * fields.
 */
export const serviceFields = {
  /** Port that the server listens on; 0 selects a free port. */
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address that the server listens on; `0.0.0.0` in a container. */
  host: z.string().min(1).default('127.0.0.1'),
  /** Origin of the server as browsers see it, e.g. `https://play.example.test`. */
  publicOrigin: WebOrigin,
  /**
   * Folder of the database and its lock, created with mode 0700. A folder that other users can open
   * is rejected.
   */
  stateDir: z.string().min(1),
  /**
   * URL of the database: `postgres://…`, PostgreSQL 15 or newer. Absent: a PGlite database in
   * `STATE_DIR`.
   */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** Log level. The log is written to standard output, one line of JSON per event. */
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Bearer token of `/metrics`, at least 32 letters; absent: `/metrics` is disabled. */
  metricsToken: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'has to be 32 letters or more')
    .optional(),
  /**
   * Networks of trusted proxies, separated by spaces: `10.0.0.0/8 fd00::/8`; or `none`. Only these
   * proxies may report the addresses of clients. Behind another proxy, all clients count as one
   * address (S-99).
   */
  trustedProxies: TrustedProxies,
}

/** Names of the environment variables of `serviceFields`. */
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
