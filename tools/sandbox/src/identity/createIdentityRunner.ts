import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { type Settings, toServiceUrl } from '../settings/settings.ts'
import { createIdentityService } from './createIdentityService.ts'
import type { Farcaster } from './farcaster/createFarcaster.ts'
import type { IdentityFaults } from './IdentityFault.ts'

export type IdentityRunnerOptions = {
  readonly settings: Settings
  readonly port: number
  readonly faults: IdentityFaults
  readonly farcaster: Farcaster
}

/**
 * Paths of the product to which login providers redirect after an account was linked, by provider.
 */
const callbacks: Readonly<Record<string, string>> = {
  marketplace: '/openloot-callback',
  'marketplace-sandbox': '/openloot-sandbox-callback',
  discord: '/discord-callback',
}

/**
 * Creates the service of the simulated login providers, which are served at
 * `id.latchkey.localhost`.
 */
export function createIdentityRunner(options: IdentityRunnerOptions): Runner {
  const { settings, port, faults, farcaster } = options
  const [secure, app] = [toServiceUrl('secure', settings.port), toServiceUrl('app', settings.port)]
  return createServerRunner({
    name: 'id',
    title: 'Identity providers',
    port,
    create: () =>
      createIdentityService({
        origin: toServiceUrl('id', settings.port),
        toRedirectUris: (name) => [
          ...(name in callbacks ? [`${app}${callbacks[name]}`] : []),
          ...(name.startsWith('marketplace') ? [] : [`${secure}/social/callback/${name}`]),
        ],
        clientOrigins: [secure, app],
        faults,
        farcaster,
      }),
  })
}
