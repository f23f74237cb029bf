import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildContext } from '../processes/ChildContext.ts'
import { createProgramRunner } from '../processes/createProgramRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { serverPreloads } from '../processes/serverPreloads.ts'
import { domain } from '../settings/settings.ts'
import { readKeys } from './readKeys.ts'
import { type SecureOptions, toSecureEnvironment } from './toSecureEnvironment.ts'

/**
 * Creates the service of the secure frame and its server, which are served at
 * `secure.latchkey.localhost`.
 */
export function createSecureRunner(
  options: SecureOptions & { readonly context: ChildContext },
): Runner {
  const { frame, settings, ports, context } = options
  const clock = join(settings.folder, 'secure', 'clock')
  // Deletes the clock file of the previous run, so that the clock is right at the start.
  rmSync(clock, { force: true })
  return createProgramRunner({
    name: 'secure',
    title: 'Secure frame',
    args: [...serverPreloads, ...frame.serverArgs],
    env: {
      ...toSecureEnvironment(options, readKeys(join(settings.folder, 'secure'))),
      CLOCK_FILE: clock,
    },
    ready: { port: ports.secure, path: '/readyz', host: `secure.${domain}:${settings.port}` },
    context,
  })
}
