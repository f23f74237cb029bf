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
  /** Folder of the built frame with its manifest. Absent: the server serves only the API. */
  frameDist: z.string().min(1).optional(),
  /**
   * Name of the operator on the wallet's own pages and in mails. Default: the name of the first
   * project.
   */
  operatorName: z.string().min(1).max(64).optional(),
  /**
   * JSON list of `{projectId, name, origins, smartAccountNetworks?, approvals?, signInWithLogin?,
   * nameZones?}`.
   * `approvals` is `window` (payments are approved in the frame's own window) or `inline` (also
   * inside the app's page). `signInWithLogin: false` prompts for the sign-in again after a login.
   * `nameZones` are the zones of its names, whose registration the frame then shows in words.
   */
  projects: Projects,
  /**
   * JSON list of `{caipNetworkId, name, rpcUrls, nativeCurrency, accountsUrl?, smartAccount?}` for
   * the frame. `accountsUrl` is `/v1/account` of a blockchain API, used for token balances.
   * `smartAccount` is `{entryPoint, factory, implementation, bundlerUrl, paymasterUrl?,
   * delegation?}` ([0013](../decisions/0013-smart-accounts.md)). `delegation` is `{manager,
   * enforcers}` ([0016](../decisions/0016-permissions-of-smart-accounts.md)).
   */
  networks: Networks.default([]),
  /**
   * Additional origins that the frame may connect to, e.g. of a bundler, separated by spaces. The
   * RPC origins are always allowed.
   */
  connectOrigins: WebOrigins,
  /**
   * 32 bytes in base64 (`openssl rand -base64 32`): key of the HMACs that protect codes and
   * addresses from an attacker with a copy of the database (S-40).
   */
  secretKey: SecretKey,
  /**
   * JSON `{current, keys: {id: 32 bytes in base64}}`: master keys that encrypt the stored shares.
   * New shares use the current key; all keys can decrypt.
   */
  masterKeys: MasterKeyring,
  /** `smtp://` or `smtps://` URL of the mail server. */
  smtpUrl: z.string().regex(/^smtps?:\/\//),
  /** Sender address of mails. */
  mailFrom: z.string().min(3).default('Latchkey <login@localhost>'),
  /**
   * How an unknown device is verified at login (S-42): `code` mails a code; `link` mails a link and
   * shows a number to type on its page.
   */
  deviceCheck: z.enum(['code', 'link']).default('code'),
  /**
   * Limit of mails per hour to new devices behind one network address (S-41). Raise it where many
   * users share an address.
   */
  mailsPerNetwork: z.coerce.number().int().min(1).max(10_000).default(30),
  /**
   * JSON by provider: `{clientId, clientSecret?}`. `issuer`, `authorizationUrl`, `tokenUrl` and
   * `userUrl` replace the provider's own endpoints.
   */
  socials: Clients.default({}),
  /**
   * JSON `{channelUrl, rpcUrl, registryAddress?}` for Farcaster logins; absent: no Farcaster login.
   */
  farcaster: Farcaster.optional(),
  /** `true` if other sites embed the frame, so that its cookies must be partitioned (S-46). */
  crossSite: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /**
   * Recovery of wallets: `user` leaves it to the owner alone; `escrow` lets the operator recover
   * wallets too, which is custodial ([guide](secure-frame.md)) (S-26).
   */
  recovery: z.enum(['user', 'escrow']).default('user'),
  /** Origin of the key service. Needed with `escrow`. */
  keyServiceUrl: WebOrigin.regex(/^https?:/).optional(),
  /**
   * Public key that recovery copies are sealed to. The key service logs this key at its start.
   * Needed with `escrow`.
   */
  keyServicePublicKey: SealingPoint.optional(),
  /** The key service's `TOKEN`. Needed with `escrow`. */
  keyServiceToken: SecretKey.optional(),
})

/** Configuration of the frame server, read once from the environment. */
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
