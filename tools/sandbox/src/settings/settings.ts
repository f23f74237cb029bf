import { resolve } from 'node:path'
import { StartError } from '../errors/StartError.ts'

/** Path of the checkout's root folder. */
export const root = resolve(import.meta.dirname, '../../../..')

export const domain = 'latchkey.localhost'
export const defaultPort = 4100
/** Zone below which the sandbox registers account names, such as `mira.latchkey.id`. */
export const nameZone = 'latchkey.id'
/**
 * Ids of the sandbox's projects; the first is the default. The others have other features
 * (`directory/projects.ts`).
 */
export const projectIds = [
  'latchkey-sandbox',
  'latchkey-some',
  'latchkey-off',
  'latchkey-limited',
  'latchkey-crowd',
] as const

export type Settings = {
  /** Port of the gateway, which all host names of the sandbox share. */
  readonly port: number
  readonly controlPort: number
  /** Path of the folder for state, logs and the manifest. */
  readonly folder: string
  readonly fresh: boolean
  /**
   * Whether the sandbox runs in development mode: Vite serves the pages, and the product server
   * runs from source.
   */
  readonly dev: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

function readPort(name: string, text: string | undefined, otherwise: number): number {
  const port = text === undefined || text === '' ? otherwise : Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartError(`${name} has to be a port number from 1 to 65535; it is "${text}".`)
}

/**
 * Returns the folder for the sandbox's state and manifest: `LATCHKEY_STATE_DIR`, else `.sandbox` in
 * the checkout.
 */
export function getStateFolder(env: Environment = process.env): string {
  return resolve(root, env['LATCHKEY_STATE_DIR'] || '.sandbox')
}

/**
 * Reads the sandbox's settings from the command line and the environment variables.
 *
 * @throws {StartError} An argument is unknown, or a port is invalid.
 */
export function parseSettings(argv: readonly string[], env: Environment): Settings {
  const unknown = argv.find((word) => word !== '--fresh' && word !== '--dev')
  if (unknown)
    throw new StartError(
      `Unknown argument "${unknown}". Known: --fresh (reset the state), --dev (hot reload).`,
    )
  const port = readPort('LATCHKEY_PORT', env['LATCHKEY_PORT'], defaultPort)
  const controlPort = readPort('LATCHKEY_CONTROL_PORT', env['LATCHKEY_CONTROL_PORT'], port + 1)
  if (port === controlPort)
    throw new StartError('LATCHKEY_PORT and LATCHKEY_CONTROL_PORT have to differ.')
  return {
    port,
    controlPort,
    folder: getStateFolder(env),
    fresh: argv.includes('--fresh'),
    dev: argv.includes('--dev'),
  }
}

/** Returns the URL of a sandbox service, such as `http://app.latchkey.localhost:4100`. */
export function toServiceUrl(name: string, port: number): string {
  return `http://${name}.${domain}:${port}`
}

/**
 * Returns a URL of the blockchain API for one network, e.g. that of its JSON-RPC proxy (`/v1/`) or
 * its bundler (`/v1/bundler`).
 */
export function toApiUrl(path: string, caipNetworkId: string, port: number): string {
  const url = new URL(path, toServiceUrl('api', port))
  url.searchParams.set('chainId', caipNetworkId)
  url.searchParams.set('projectId', projectIds[0])
  return url.href
}
