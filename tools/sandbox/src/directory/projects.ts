import { BaseError } from '@latchkey/core'
import type { projectIds } from '../settings/settings.ts'

type Feature = {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** The configuration of a sandbox project, which the wallet directory serves to the kit. */
export type Project = {
  readonly features: readonly Feature[]
  readonly allowedOrigins: readonly string[]
  /**
   * Minimum number of wallets in the project's directory. Generated wallets fill it up; absent if
   * the usual wallets suffice.
   */
  readonly walletCount?: number
  readonly planLimits: {
    readonly tier: 'none' | 'starter' | 'pro' | 'enteprise'
    readonly isAboveRpcLimit: boolean
    readonly isAboveMauLimit: boolean
  }
}

const socials = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
const switches = [
  ...['activity', 'reown_branding', 'multi_wallet', 'fund_from_exchange'],
  ...['payments', 'reown_authentication', 'headless'],
]

const lists = {
  social_login: ['email', ...socials],
  swap: ['1inch'],
  onramp: ['meld'],
  // Feature without values. A value would require an email address from every user.
  email_capture: [],
} as const satisfies Record<string, readonly string[]>

function toAll(isEnabled: boolean): readonly Feature[] {
  return [
    ...Object.entries(lists).map(([id, config]) => ({ id, isEnabled, config })),
    ...switches.map((id) => ({ id, isEnabled, config: [] })),
  ]
}

const open: Project = {
  features: toAll(true),
  allowedOrigins: [],
  planLimits: { tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: false },
}

/** The projects that the sandbox's wallet directory serves, by id. */
const projects: Readonly<Record<(typeof projectIds)[number], Project>> = {
  'latchkey-sandbox': open,
  /** Project for tests of features that are enabled, disabled, undecided or missing. */
  'latchkey-some': {
    ...open,
    features: [
      { id: 'social_login', isEnabled: true, config: ['email', 'google', 'discord'] },
      { id: 'swap', isEnabled: false, config: ['1inch'] },
      { id: 'onramp', isEnabled: true, config: null },
      { id: 'activity', isEnabled: true, config: [] },
    ],
  },
  'latchkey-off': { ...open, features: toAll(false) },
  /** Project that exceeds the limits of its plan and allows only another site's origin. */
  'latchkey-limited': {
    ...open,
    allowedOrigins: ['https://play.example.test', '*.staging.example.test'],
    planLimits: { tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: true },
  },
  /** Project like the default one, but with 5,000 wallets in its directory. */
  'latchkey-crowd': { ...open, walletCount: 5_000 },
}

/** Thrown if a request names a project that does not exist; the response has status 403. */
export class UnknownProjectError extends BaseError {
  override readonly name = 'UnknownProjectError'
  readonly statusCode = 403
  constructor() {
    super('The project is not registered', { code: 'unknown_project' })
  }
}

/**
 * Returns the sandbox's project with this id.
 *
 * @throws {UnknownProjectError} The project does not exist.
 */
export function requireProject(projectId: unknown): Project {
  const found = Object.entries(projects).find(([id]) => id === projectId)
  if (!found) throw new UnknownProjectError()
  return found[1]
}
