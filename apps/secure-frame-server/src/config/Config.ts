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
  /** JSON list of `{projectId, name, origins, smartAccountNetworks?, approvals?, signInWithLogin?}`: `approvals` is `window` (what moves value is decided in the frame's own window) or `inline` (in the app's page too); `signInWithLogin: false` asks for the sign-in after a login once more. */
  projects: Projects,
  /** JSON list of `{caipNetworkId, name, rpcUrls, nativeCurrency, accountsUrl?, smartAccount?}`, the frame's RPC: `accountsUrl` is `/v1/account` of a blockchain API, for tokens; `smartAccount` is `{entryPoint, factory, implementation, bundlerUrl, paymasterUrl?, delegation?}` ([0013](../decisions/0013-smart-accounts.md)), `delegation` is `{manager, enforcers}` ([0016](../decisions/0016-permissions-of-smart-accounts.md)). */
  networks: Networks.default([]),
  /** Origins beside the RPC list that the frame may connect to, e.g. of a bundler, separated by spaces. */
  connectOrigins: WebOrigins,
  /** 32 bytes in base64 (`openssl rand -base64 32`): key of hashes that must not be guessed from the database alone (S-40). */
  secretKey: SecretKey,
  /** JSON `{current, keys: {id: 32 bytes in base64}}`: wrap the shares; all are read, the current one writes. */
  masterKeys: MasterKeyring,
  /** `smtp://` or `smtps://`: where mails go. */
  smtpUrl: z.string().regex(/^smtps?:\/\//),
  /** Sender of mails. */
  mailFrom: z.string().min(3).default('Latchkey <login@localhost>'),
  /** How a device that is not known for an address is let in (S-42): by the code alone, or by a link and a number. */
  deviceCheck: z.enum(['code', 'link']).default('code'),
  /** Mails an hour to new devices of one network address (S-41): more where many people share one. */
  mailsPerNetwork: z.coerce.number().int().min(1).max(10_000).default(30),
  /** JSON by provider: `{clientId, clientSecret?}`, and addresses that are not the provider's own: `issuer`, `authorizationUrl`, `tokenUrl`, `userUrl`. */
  socials: Clients.default({}),
  /** JSON `{channelUrl, rpcUrl, registryAddress?}`. */
  farcaster: Farcaster.optional(),
  /** `true` where the frame is embedded by sites other than its own: cookies are partitioned (S-46). */
  crossSite: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Who recovers a wallet: its owner alone, or by `escrow` the operator too, which is custodial ([guide](secure-frame.md)) (S-26). */
  recovery: z.enum(['user', 'escrow']).default('user'),
  /** Origin of the key service; with `escrow`. */
  keyServiceUrl: WebOrigin.regex(/^https?:/).optional(),
  /** What copies are sealed to: the key service's log tells it at its start; with `escrow`. */
  keyServicePublicKey: SealingPoint.optional(),
  /** The key service's `TOKEN`; with `escrow`. */
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
