import { BaseError } from '@latchkey/core'
import type { projectIds } from '../settings/settings.ts'

type Feature = {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** The configuration of a sandbox project. */
export type Project = {
  readonly features: readonly Feature[]
  readonly allowedOrigins: readonly string[]
  /** Minimum number of wallets, filled up with generated ones. Absent means the usual wallets. */
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
  // Enabled without values, because a value would require an email address from every user.
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

/** The projects of the sandbox, by id. */
const projects: Readonly<Record<(typeof projectIds)[number], Project>> = {
  'latchkey-sandbox': open,
  /** A project with enabled, disabled, undecided and absent features. */
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
  /** A project above its plan's limits whose allowed origin is another site. */
  'latchkey-limited': {
    ...open,
    allowedOrigins: ['https://play.example.test', '*.staging.example.test'],
    planLimits: { tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: true },
  },
  /** Like the first project, with a directory of 5,000 wallets. */
  'latchkey-crowd': { ...open, walletCount: 5_000 },
}

/** 403 for an unregistered project. */
export class UnknownProjectError extends BaseError {
  override readonly name = 'UnknownProjectError'
  readonly statusCode = 403
  constructor() {
    super('The project is not registered', { code: 'unknown_project' })
  }
}

/**
 * Finds a project.
 *
 * @throws {UnknownProjectError} The project is not one of the sandbox's.
 */
export function requireProject(projectId: unknown): Project {
  const found = Object.entries(projects).find(([id]) => id === projectId)
  if (!found) throw new UnknownProjectError()
  return found[1]
}
