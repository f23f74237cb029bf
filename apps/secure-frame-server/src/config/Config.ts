import {
  SecretKey,
  serviceFields,
  serviceVariables,
  WebOrigin,
  WebOrigins,
} from '@latchkey/service'
import * as z from 'zod'
import {
  SocialClients as Clients,
  Farcaster,
  MasterKeyring,
  Networks,
  Projects,
  SealingPoint,
} from './fields.ts'

const Fields = z.object({
  ...serviceFields,
  /** Built frame with its manifest; absent: the API alone. */
  frameDist: z.string().min(1).optional(),
  /** Who runs this wallet, for its own pages and its mails; absent: the name of the first project. */
  operatorName: z.string().min(1).max(64).optional(),
  projects: Projects,
  networks: Networks.default([]),
  /** Origins beside the RPC list that the frame may connect to, e.g. of a bundler. */
  connectOrigins: WebOrigins,
  /** Key of hashes that must not be guessed from the database alone (S-40). */
  secretKey: SecretKey,
  masterKeys: MasterKeyring,
  smtpUrl: z.string().regex(/^smtps?:\/\//),
  mailFrom: z.string().min(3).default('Latchkey <login@localhost>'),
  /** How a device that is not known for an address is let in (S-42): by the code alone, or by a link and a number. */
  deviceCheck: z.enum(['code', 'link']).default('code'),
  /** Mails an hour to new devices of one network address (S-41): more where many people share one. */
  mailsPerNetwork: z.coerce.number().int().min(1).max(10_000).default(30),
  socials: Clients.default({}),
  farcaster: Farcaster.optional(),
  /** The frame is embedded by sites other than its own: cookies are partitioned (S-46). */
  crossSite: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Who recovers a wallet: its owner alone, or the operator too, by a copy for the key service (S-26). */
  recovery: z.enum(['user', 'escrow']).default('user'),
  /** Origin of the key service. */
  keyServiceUrl: WebOrigin.regex(/^https?:/).optional(),
  /** What copies are sealed to; the key service tells it at its start. */
  keyServicePublicKey: SealingPoint.optional(),
  /** What this server shows there. */
  keyServiceToken: SecretKey.optional(),
})

/** All that the server is told from outside, read once from the environment. */
export const Config = Fields.superRefine((config, context) => {
  if (config.recovery === 'user') return
  for (const name of ['keyServiceUrl', 'keyServicePublicKey', 'keyServiceToken'] as const) {
    if (config[name] !== undefined) continue
    context.addIssue({ code: 'invalid_type', expected: 'string', path: [name], input: undefined })
  }
})
export type Config = z.infer<typeof Config>
export type SocialClients = Config['socials']

export const variables = {
  ...serviceVariables,
  frameDist: 'FRAME_DIST',
  operatorName: 'OPERATOR_NAME',
  projects: 'PROJECTS',
  networks: 'NETWORKS',
  connectOrigins: 'CONNECT_ORIGINS',
  secretKey: 'SECRET_KEY',
  masterKeys: 'MASTER_KEYS',
  smtpUrl: 'SMTP_URL',
  mailFrom: 'MAIL_FROM',
  deviceCheck: 'DEVICE_CHECK',
  mailsPerNetwork: 'MAILS_PER_NETWORK',
  socials: 'SOCIALS',
  farcaster: 'FARCASTER',
  crossSite: 'CROSS_SITE',
  recovery: 'RECOVERY',
  keyServiceUrl: 'KEY_SERVICE_URL',
  keyServicePublicKey: 'KEY_SERVICE_PUBLIC_KEY',
  keyServiceToken: 'KEY_SERVICE_TOKEN',
} as const satisfies Record<keyof Config, string>
