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
  /** Id of the feature in the project's settings at the directory. */
  readonly id: string
  /** Default value, used if neither the project nor the app has set one. */
  readonly otherwise: value
  /** Reads the feature's value from the app's settings. */
  readonly take: (local: Local) => value
  /** Reads the feature's value from the project's setting at the directory. */
  readonly read: (config: readonly string[]) => value
}

/** Returns whether a text is the name of a social network. */
export const isSocial = (name: string): name is SocialName =>
  allSocials.some((known) => known === name)

const toSwitch = (id: string, otherwise = false): Rule<boolean> => ({
  id,
  otherwise,
  take: Boolean,
  read: () => true,
})
/**
 * Reads a list from the app's setting of a feature. `true` selects the feature's default list,
 * which is empty for features without defaults.
 */
const toList = (
  id: string,
  otherwise: readonly string[] | false,
): Rule<readonly string[] | false> => ({
  id,
  otherwise,
  take: (local) => (local === true ? otherwise || [] : local),
  read: (config) => config.length > 0 && config,
})

/** How each feature is resolved from the settings of the project and of the app. */
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
  /** Feature settings in the app's code. */
  readonly local: Features
  /** Feature settings of the project at the directory; `undefined` while unknown or unavailable. */
  readonly remote: readonly ProjectFeature[] | undefined
  /** Basic mode: only WalletConnect is available and every feature is off. */
  readonly basic: boolean
  readonly device: Device
}

/** Returns a feature's value from the app's setting, or its default. */
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
  // `config: null` means that the project has no setting for this feature, so `isEnabled` is
  // ignored.
  if (feature.config === null) return toLocal(local, rule)
  return feature.isEnabled && rule.read(feature.config)
}

/** Returns whether the login page of a social network works on this device (kit-state §7.3). */
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

/** Resolves all features from the settings of the project and the app. */
export function resolveFeatures(parameters: ResolveFeaturesParameters): ResolvedFeatures {
  const { local, remote, basic, device } = parameters
  const get = <name extends keyof ResolvedFeatures>(name: name) =>
    !basic && resolve<ResolvedFeatures[name]>(rules[name], getLocal(local, name), remote)
  const usable = (get('socials') || []).filter(
    (social) => isUsable(social, device) && !local.hiddenSocials?.includes(social),
  )
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
