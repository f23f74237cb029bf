import type { ProjectFeature } from '@latchkey/blockchain-api'
import type { Device } from '../kit/Device.ts'
import type { Features } from '../kit/Features.ts'
import type { ResolvedFeatures } from '../kit/ResolvedFeatures.ts'
import type { SocialName } from '../kit/SocialName.ts'

const allSocials: readonly SocialName[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

type Local = boolean | readonly string[]

type Rule<value> = {
  /** Id on the wire. */
  readonly id: string
  /** What counts where neither the project nor the host has decided. */
  readonly otherwise: value
  /** Reads what the host has set. */
  readonly take: (local: Local) => value
  /** Reads what the project has turned on. */
  readonly read: (config: readonly string[]) => value
}

/** Says whether a text names a social network. */
export const isSocial = (name: string): name is SocialName =>
  allSocials.some((known) => known === name)

const toSwitch = (id: string, otherwise = false): Rule<boolean> => ({
  id,
  otherwise,
  take: Boolean,
  read: () => true,
})
/** A local `true` means the list used otherwise; where there is none, an empty one: on, with nothing asked for. */
const toList = (
  id: string,
  otherwise: readonly string[] | false,
): Rule<readonly string[] | false> => ({
  id,
  otherwise,
  take: (local) => (local === true ? otherwise || [] : local),
  read: (config) => config.length > 0 && config,
})

/** What each feature follows from. */
export const rules: { readonly [name in keyof ResolvedFeatures]: Rule<ResolvedFeatures[name]> } = {
  email: { ...toSwitch('social_login', true), read: (config) => config.includes('email') },
  socials: {
    id: 'social_login',
    otherwise: allSocials,
    take: (local) => (typeof local === 'boolean' ? local && allSocials : local.filter(isSocial)),
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

/** What the host wants, or else what counts without its word. */
export function toLocal<value>(local: Local | undefined, { otherwise, take }: Rule<value>): value {
  return local === undefined ? otherwise : take(local)
}

export function resolve<value>(
  rule: Rule<value>,
  local: Local | undefined,
  remote: ResolveFeaturesParameters['remote'],
): value | false {
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

export function getLocal(local: Features, name: string): Local | undefined {
  return new Map<string, Local>(Object.entries(local)).get(name)
}

/** Decides what is on. */
export function resolveFeatures(parameters: ResolveFeaturesParameters): ResolvedFeatures {
  const { local, remote, basic, device } = parameters
  const get = <name extends keyof ResolvedFeatures>(name: name) =>
    !basic && resolve<ResolvedFeatures[name]>(rules[name], getLocal(local, name), remote)
  const usable = (get('socials') || []).filter((social) => isUsable(social, device))
  return {
    email: !local.pay && get('email'),
    socials: !local.pay && usable.length > 0 && usable,
    swaps: get('swaps'),
    onramp: get('onramp'),
    activity: get('activity'),
    branding: get('branding'),
    multiWallet: get('multiWallet'),
    emailCapture: get('emailCapture'),
    payWithExchange: get('payWithExchange'),
    payments: get('payments'),
    cloudAuthentication: get('cloudAuthentication'),
    headless: get('headless'),
  }
}
