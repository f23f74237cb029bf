import * as z from 'zod'
import { TrustedProxies, WebOrigin } from './fields.ts'

/** What every server is told from outside; a server's schema spreads it and adds its own. */
export const serviceFields = {
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  host: z.string().min(1).default('127.0.0.1'),
  /** Origin that browsers see, e.g. `https://play.example.test`. */
  publicOrigin: WebOrigin,
  /** Folder for the database and its lock. */
  stateDir: z.string().min(1),
  /** PostgreSQL; absent: PGlite in `stateDir`. */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** What `/metrics` wants as bearer token; absent: nobody reads it. */
  metricsToken: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'has to be 32 letters or more')
    .optional(),
  /** Networks of the proxies in front, whose forwarded addresses count (S-99). */
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
