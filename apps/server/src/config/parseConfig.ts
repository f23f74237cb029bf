import { StartError } from '../StartError.ts'
import { Config } from './Config.ts'

const names = {
  port: 'PORT',
  host: 'HOST',
  publicOrigin: 'PUBLIC_ORIGIN',
  stateDir: 'STATE_DIR',
  webDist: 'WEB_DIST',
  rpcUrls: 'RPC_URLS',
  signInChains: 'SIGN_IN_CHAINS',
  connectOrigins: 'CONNECT_ORIGINS',
  databaseUrl: 'DATABASE_URL',
  logLevel: 'LOG_LEVEL',
  metrics: 'METRICS',
} as const satisfies Record<keyof Config, string>

/**
 * Reads the configuration from environment variables. An empty one counts as absent.
 *
 * @throws {StartError} Naming each variable that is missing or wrong, never its value.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, env[name] === '' ? undefined : env[name]]),
  )
  const parsed = Config.safeParse(values)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, code, message }) => {
    const name = Object.entries(names).find(([key]) => key === path[0])?.[1] ?? 'Configuration'
    const missing = code === 'invalid_type' && values[String(path[0])] === undefined
    return missing ? `${name} is missing` : `${name}: ${message}`
  })
  throw new StartError(`The configuration is not complete: ${problems.join('; ')}.`)
}
