import { SocialProvider } from '@latchkey/frame-api'
import { jsonField, SecretKey, WebOrigin } from '@latchkey/service'
import { p256 } from '@noble/curves/nist.js'
import * as z from 'zod'

const HttpUrl = z.url({ protocol: /^https?$/ })

/**
 * Public key to which browsers seal operator's copies: an uncompressed P-256 point, 65 bytes in
 * base64url.
 */
export const SealingPoint = z.string().refine(isPoint, 'has to be a point of P-256 in base64url')

function isPoint(text: string): boolean {
  try {
    p256.Point.fromBytes(Buffer.from(text, 'base64url'))
    return /^B[\w-]{86}$/.test(text)
  } catch {
    return false // The bytes are not a point on the curve.
  }
}

/**
 * `{"current": "k2", "keys": {"k1": "…", "k2": "…"}}`: new data is encrypted with the current key;
 * all keys can decrypt (S-34).
 */
export const MasterKeyring = jsonField(
  z
    .strictObject({
      current: z.string(),
      keys: z.record(z.string().regex(/^\w{1,32}$/), SecretKey),
    })
    .refine(({ current, keys }) => Object.hasOwn(keys, current), 'names no key as current'),
)

export const Project = z.strictObject({
  projectId: z.string().regex(/^[-_0-9A-Za-z]{1,64}$/),
  name: z.string().min(1).max(64),
  /**
   * Origins that may embed the frame; all others are rejected (S-04). Wildcards are rejected,
   * because a content security policy would honour them.
   */
  origins: z.array(WebOrigin.regex(/^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::[0-9]+)?$/)),
  smartAccountNetworks: z.array(z.int().positive()).default([]),
  /**
   * `inline` also shows payments inside the host's page, where the frame cannot detect an overlay
   * (S-54).
   */
  approvals: z.enum(['window', 'inline']).default('window'),
  /**
   * Whether a login also signs the sign-in message that directly follows it, so that the user sees
   * one prompt. `false`: the sign-in shows a second prompt (S-50).
   */
  signInWithLogin: z.boolean().default(true),
  /**
   * Zones in which the project's users register names, e.g. `latchkey.id`. A registration in
   * another zone is shown as text (S-53).
   */
  nameZones: z.array(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)).default([]),
})
export type Project = z.infer<typeof Project>

/** JSON list of projects, at least one. */
export const Projects = jsonField(z.array(Project).min(1))

const Address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])

/**
 * Contracts for permissions of smart accounts (ERC-7710): the delegation manager that accounts
 * trust, and the enforcers.
 */
const DelegationNetwork = z.strictObject({
  manager: Address,
  enforcers: z.strictObject({
    timestamp: Address,
    allowedTargets: Address,
    allowedMethods: Address,
    allowedCalldata: Address,
    exactCalldata: Address,
    valueLte: Address,
    nativeTokenPeriodTransfer: Address,
    erc20PeriodTransfer: Address,
  }),
})

/** Smart accounts of a network (ERC-4337, entry point 0.7): contracts, bundler and paymaster. */
const SmartAccountNetwork = z.strictObject({
  entryPoint: Address,
  factory: Address,
  implementation: Address,
  bundlerUrl: HttpUrl,
  /** URL of the paymaster; absent: accounts pay their own fees. */
  paymasterUrl: HttpUrl.optional(),
  /** Delegation contracts; absent: accounts cannot grant permissions. */
  delegation: DelegationNetwork.optional(),
})

/** JSON list of networks with the RPC URLs that the frame uses (S-14). */
export const Networks = jsonField(
  z.array(
    z
      .strictObject({
        caipNetworkId: z.templateLiteral([
          z.enum(['eip155', 'solana']),
          ':',
          z.string().regex(/^[-_a-zA-Z0-9]{1,32}$/),
        ]),
        name: z.string().min(1).max(64),
        rpcUrls: z.array(HttpUrl).min(1),
        nativeCurrency: z.strictObject({
          name: z.string(),
          symbol: z.string(),
          decimals: z.int().min(0).max(36),
        }),
        /**
         * URL of a blockchain API, e.g. `https://api.example/v1/account?projectId=…`. Absent: the
         * frame shows no tokens.
         */
        accountsUrl: HttpUrl.optional(),
        smartAccount: SmartAccountNetwork.optional(),
      })
      .refine(
        ({ caipNetworkId, smartAccount }) => !smartAccount || caipNetworkId.startsWith('eip155:'),
        'has smart accounts on eip155 alone',
      ),
  ),
)

const SocialClient = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  issuer: HttpUrl.optional(),
  authorizationUrl: HttpUrl.optional(),
  tokenUrl: HttpUrl.optional(),
  userUrl: HttpUrl.optional(),
})

/**
 * Registrations of this server at social login providers, as JSON: `{"google": {"clientId": "…",
 * "clientSecret": "…"}}`. Endpoints are needed only if they differ from the provider's.
 */
export const SocialClients = jsonField(z.partialRecord(SocialProvider, SocialClient))

/**
 * Services for Farcaster logins, as JSON: the channel API and an RPC of OP Mainnet, `{"channelUrl":
 * "…", "rpcUrl": "…"}`.
 */
export const Farcaster = jsonField(
  z.strictObject({
    channelUrl: HttpUrl,
    rpcUrl: HttpUrl,
    registryAddress: Address.default('0x00000000fc6c5f01fc30151999387bb99a9f489b'),
  }),
)
