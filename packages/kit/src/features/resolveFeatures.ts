import type { ProjectFeature } from '@latchkey/blockchain-api'
import type { Features, SocialName } from '../KitConfig.ts'
import type { Device } from '../links/Device.ts'
import type { ResolvedFeatures } from './ResolvedFeatures.ts'

const allSocials: readonly SocialName[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

type Rule<value> = {
  /** Id on the wire. */
  readonly id: string
  /** What counts where neither the project nor the host has decided. */
  readonly otherwise: value
  /** Reads what the project has turned on. */
  readonly read: (config: readonly string[]) => value
}

const on = () => true
const toSwitch = (id: string, otherwise = false): Rule<boolean> => ({ id, otherwise, read: on })
const toList = (id: string, otherwise: readonly string[] | false) => ({
  id,
  otherwise,
  read: (config: readonly string[]) => config.length > 0 && config,
})

const isSocial = (name: string): name is SocialName => allSocials.some((known) => known === name)

/** What each feature follows from. */
export const rules: { readonly [name in keyof ResolvedFeatures]: Rule<ResolvedFeatures[name]> } = {
  email: { id: 'social_login', otherwise: true, read: (config) => config.includes('email') },
  socials: {
    id: 'social_login',
    otherwise: allSocials,
    read: (config) => {
      const socials = config.filter(isSocial)
      return socials.length > 0 && socials
    },
  },
  swaps: toList('swap', ['1inch']),
  onramp: toList('onramp', ['meld']),
  activity: toSwitch('activity', true),
  branding: toSwitch('reown_branding'),
  multiWallet: toSwitch('multi_wallet'),
  emailCapture: toList('email_capture', false),
  payWithExchange: toSwitch('fund_from_exchange'),
  payments: toSwitch('payments'),
  cloudAuthentication: toSwitch('reown_authentication'),
  headless: toSwitch('headless'),
}

export type ResolveFeaturesParameters = {
  /** What the host has set. */
  readonly local: Features
  /** What the project has; `undefined` while unknown and where it cannot be asked. */
  readonly remote: readonly ProjectFeature[] | undefined
  /** WalletConnect alone: everything is off. */
  readonly basic: boolean
  readonly device: Device
}

type Local = boolean | readonly string[] | undefined

/** A local `true` for a list means the list used otherwise. */
export function toLocal<value>(local: Local, { otherwise }: Rule<value>): value | Local {
  if (local === undefined || (local === true && Array.isArray(otherwise))) return otherwise
  return local
}

export function resolve<value>(
  rule: Rule<value>,
  local: Local,
  remote: ResolveFeaturesParameters['remote'],
) {
  if (!remote) return toLocal(local, rule)
  const feature = remote.find(({ id }) => id === rule.id)
  if (!feature) return false
  // Undecided: whether it is enabled is not looked at.
  if (feature.config === null) return toLocal(local, rule)
  return feature.isEnabled && rule.read(feature.config)
}

/** Logins whose pages do not work where this page is (kit-state §7.3). */
function isUsable(social: SocialName, { os, mobile, safari, telegram }: Device): boolean {
  if (social === 'facebook') return !mobile
  if (!telegram) return true
  if (social === 'google') return os !== 'ios'
  if (social === 'x') return os === 'ios' || (os === 'other' && safari)
  return true
}

export function getLocal(local: Features, name: string): Local {
  return new Map<string, Local>(Object.entries(local)).get(name)
}

/** Decides what is on. */
export function resolveFeatures(parameters: ResolveFeaturesParameters): ResolvedFeatures {
  const { local, remote, basic, device } = parameters
  const entries = Object.entries(rules).map(([name, rule]) => [
    name,
    !basic && resolve<unknown>(rule, getLocal(local, name), remote),
  ])
  const { email, socials, ...rest }: ResolvedFeatures = Object.fromEntries(entries)
  const usable = (socials || []).filter((social) => isUsable(social, device))
  return {
    ...rest,
    email: !local.pay && email,
    socials: !local.pay && usable.length > 0 && usable,
  }
}
