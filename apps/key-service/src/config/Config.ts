import { SecretKey, serviceFields, serviceVariables } from '@latchkey/service'
import * as z from 'zod'

const { port, host, logLevel, metricsToken, trustedProxies } = serviceFields

/** Configuration of the key service, read once from the environment. */
export const Config = z.object({
  port,
  host,
  logLevel,
  metricsToken,
  trustedProxies,
  /**
   * The only secret of this service. Two keys are derived from it: the key pair that operator's
   * copies are encrypted to, and the signing key of tickets.
   */
  secretKey: SecretKey,
  /** Token by which the frame server authenticates. It is the only client of this service. */
  token: SecretKey,
  /** Hours between the owner's approval of a recovery and the release of the operator's copy. */
  delayHours: z.coerce.number().min(0).max(8_760).default(24),
  /** Days after the delay during which the operator's copy can be released. */
  openDays: z.coerce.number().positive().max(90).default(7),
})
export type Config = z.infer<typeof Config>

export const variables = {
  port: serviceVariables.port,
  host: serviceVariables.host,
  logLevel: serviceVariables.logLevel,
  metricsToken: serviceVariables.metricsToken,
  trustedProxies: serviceVariables.trustedProxies,
  secretKey: 'SECRET_KEY',
  token: 'TOKEN',
  delayHours: 'DELAY_HOURS',
  openDays: 'OPEN_DAYS',
} as const satisfies Record<keyof Config, string>
