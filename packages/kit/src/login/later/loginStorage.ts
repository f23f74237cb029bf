import { emailCooldownMs, shortenEmail } from '@latchkey/core'
import { getMsUntil } from '../../kit/getMsUntil.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { SocialName } from '../../kit/SocialName.ts'
import { writeOrRemove } from '../../storage/keys.ts'
import { getLogin } from '../getLogin.ts'
import {
  connectedSocialKey,
  emailKey,
  lastChainKey,
  lastEmailTimeKey,
  loginUsedKey,
  usernameKey,
} from '../storage.ts'

type ChainId = string | number

/**
 * Stores the time at which an email was sent. It starts the wait before the next email (K-AUTH-04).
 */
export function rememberEmailSent(kit: Kit): void {
  const time = kit.ports.now()
  kit.storage.write(lastEmailTimeKey, time)
  getMsUntil(kit, 'email', time + emailCooldownMs)
  getLogin(kit).store.setState({ emailWaitUntil: undefined })
}

/** Stores the network that the secure frame uses for the login. */
export function rememberChain(kit: Kit, chainId: ChainId): void {
  kit.storage.write(lastChainKey, String(chainId))
}

/**
 * Returns the last network of the secure frame: a number for EVM chains, otherwise the stored text
 * (kit-state §11).
 */
export function readChain(kit: Kit): ChainId | undefined {
  const text = kit.storage.read(lastChainKey)
  const number = Number(text)
  return text !== undefined && Number.isSafeInteger(number) ? number : text
}

/** Stores that a login is active, with its user's email address or user name (K-AUTH-07). */
export function rememberLogin(
  kit: Kit,
  login: {
    readonly chainId: ChainId
    readonly email: string | undefined
    readonly username?: string | undefined
    readonly social?: SocialName | undefined
  },
): void {
  const { storage } = kit
  storage.write(loginUsedKey, 'true')
  writeOrRemove(storage, emailKey, login.email)
  rememberChain(kit, login.chainId)
  writeOrRemove(storage, usernameKey, login.username)
  writeOrRemove(storage, connectedSocialKey, login.social)
  storage.remove(lastEmailTimeKey)
  getLogin(kit).store.setState({ emailWaitUntil: undefined })
}

/** Removes the stored login. The time of the last e-mail stays stored (K-AUTH-15, K-AUTH-20). */
export function forgetLogin({ storage }: Pick<Kit, 'storage'>): void {
  for (const key of [loginUsedKey, emailKey, lastChainKey, usernameKey, connectedSocialKey]) {
    storage.remove(key)
  }
}

/**
 * Returns the name to show for a login: the user name without Discord's suffix `0`, otherwise the
 * email address (K-SOC-07).
 */
export function toLoginName(login: {
  readonly email?: string | undefined
  readonly username?: string | undefined
  readonly social?: SocialName | undefined
}): string | undefined {
  const { email, username, social } = login
  if (!username) return email && shortenEmail(email)
  return social === 'discord' && username.endsWith('0') ? username.slice(0, -1) : username
}
