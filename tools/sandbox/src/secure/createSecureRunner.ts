import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ChildContext } from '../processes/ChildContext.ts'
import type { Runner } from '../processes/Service.ts'
import { createProgramRunner } from '../services/createProgramRunner.ts'
import { domain } from '../settings.ts'
import { readKeys } from './readKeys.ts'
import { type SecureOptions, toSecureEnvironment } from './toSecureEnvironment.ts'

const resolver = pathToFileURL(join(import.meta.dirname, 'resolveLocalhost.ts')).href

/** The secure frame and its server, as `secure.`. */
export function createSecureRunner(
  options: SecureOptions & { readonly context: ChildContext },
): Runner {
  const { frame, settings, ports, context } = options
  return createProgramRunner({
    name: 'secure',
    title: 'Secure frame',
    args: ['--import', resolver, ...frame.serverArgs],
    env: toSecureEnvironment(options, readKeys(join(settings.folder, 'secure'))),
    ready: { port: ports.secure, path: '/health/ready', host: `secure.${domain}:${settings.port}` },
    context,
  })
}
