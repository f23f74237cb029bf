import { SecretKey, serviceFields, serviceVariables } from '@latchkey/service'
import * as z from 'zod'

const { port, host, logLevel, metricsToken, trustedProxies } = serviceFields

/** The service's configuration, read once from the environment. */
export const Config = z.object({
  port,
  host,
  logLevel,
  metricsToken,
  trustedProxies,
  /**
   * The only secret of this service. The key pair of copies and the key of tickets are derived from
   * it.
   */
  secretKey: SecretKey,
  /** Token that authenticates the frame's server, the only client. */
  token: SecretKey,
  /** Hours from the owner's approval until the copy can be released. */
  delayHours: z.coerce.number().min(0).max(8_760).default(24),
  /** Days during which the copy can be released after the delay. */
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
