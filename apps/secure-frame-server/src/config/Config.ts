import { serviceFields, serviceVariables, WebOrigins } from '@latchkey/service'
import * as z from 'zod'
import {
  SocialClients as Clients,
  Farcaster,
  Key,
  MasterKeyring,
  Networks,
  Projects,
} from './fields.ts'

/** All that the server is told from outside, read once from the environment. */
export const Config = z.object({
  ...serviceFields,
  /** Built frame with its manifest; absent: the API alone. */
  frameDist: z.string().min(1).optional(),
  projects: Projects,
  networks: Networks.default([]),
  /** Origins beside the RPC list that the frame may connect to, e.g. of a bundler. */
  connectOrigins: WebOrigins,
  /** Key of hashes that must not be guessed from the database alone (S-40). */
  secretKey: Key,
  masterKeys: MasterKeyring,
  smtpUrl: z.string().regex(/^smtps?:\/\//),
  mailFrom: z.string().min(3).default('Latchkey <login@localhost>'),
  socials: Clients.default({}),
  farcaster: Farcaster.optional(),
  /** The frame is embedded by sites other than its own: cookies are partitioned (S-46). */
  crossSite: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
})
export type Config = z.infer<typeof Config>
export type SocialClients = Config['socials']

export const variables = {
  ...serviceVariables,
  frameDist: 'FRAME_DIST',
  projects: 'PROJECTS',
  networks: 'NETWORKS',
  connectOrigins: 'CONNECT_ORIGINS',
  secretKey: 'SECRET_KEY',
  masterKeys: 'MASTER_KEYS',
  smtpUrl: 'SMTP_URL',
  mailFrom: 'MAIL_FROM',
  socials: 'SOCIALS',
  farcaster: 'FARCASTER',
  crossSite: 'CROSS_SITE',
} as const satisfies Record<keyof Config, string>
