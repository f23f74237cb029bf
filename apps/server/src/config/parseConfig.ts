import { type Environment, readConfig, serviceVariables } from '@latchkey/service'
import { Config } from './Config.ts'

const variables = {
  ...serviceVariables,
  webDist: 'WEB_DIST',
  rpcUrls: 'RPC_URLS',
  signInChains: 'SIGN_IN_CHAINS',
  connectOrigins: 'CONNECT_ORIGINS',
  frameOrigins: 'FRAME_ORIGINS',
  marketplace: 'MARKETPLACE',
  marketplaceSandbox: 'MARKETPLACE_SANDBOX',
  marketplaceApi: 'MARKETPLACE_API',
  welcomePoints: 'WELCOME_POINTS',
  discord: 'DISCORD',
} as const satisfies Record<keyof Config, string>

/**
 * Reads the configuration from environment variables. An empty variable counts as absent.
 *
 * @throws {StartError} Names each missing or invalid variable, never its value.
 */
export function parseConfig(env: Environment): Config {
  return readConfig(env, Config, variables)
}
