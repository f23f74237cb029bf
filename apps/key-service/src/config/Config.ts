import { SecretKey, serviceFields, serviceVariables } from '@latchkey/service'
import * as z from 'zod'

const { port, host, logLevel, metricsToken, trustedProxies } = serviceFields

/** All that the service is told from outside, read once from the environment. */
export const Config = z.object({
  port,
  host,
  logLevel,
  metricsToken,
  trustedProxies,
  /** The one secret of this service: the key pair of copies and the key of tickets are derived from it. */
  secretKey: SecretKey,
  /** What the frame's server shows, and nobody else has. */
  token: SecretKey,
  /** From the owner's approval until the copy is given out. */
  delayHours: z.coerce.number().min(0).max(8_760).default(24),
  /** How long it is given out then. */
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
