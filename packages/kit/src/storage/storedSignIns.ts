import type { StorageKey, TypedStorage } from '@latchkey/core'
import { isRecord } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import type { SignInSession } from '../kit/SignIn.ts'
import { writeOrRemove } from './keys.ts'

function isEntry(value: unknown): value is SignInSession {
  if (!isRecord(value)) return false
  // An entry with a signature was written by another wallet kit and is not accepted (S-84).
  if ('signature' in value || 'message' in value) return false
  const { data } = value
  if (!isRecord(data)) return false
  return typeof data['accountAddress'] === 'string' && typeof data['chainId'] === 'string'
}

const signInsKey: StorageKey<readonly SignInSession[]> = {
  name: '@appkit/siwx',
  fallback: [],
  quarantined: false,
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isEntry) : undefined),
}

/** Returns the sign-in sessions that this browser has stored. They are hints and prove nothing. */
export function readSignIns(storage: TypedStorage): readonly SignInSession[] {
  return storage.read(signInsKey)
}

function isSame(session: SignInSession, data: SignInSession['data']): boolean {
  return (
    session.data.accountAddress === data.accountAddress && session.data.chainId === data.chainId
  )
}

/** Stores a sign-in session. An earlier session of the same account and network is replaced. */
export function storeSignIn(storage: TypedStorage, data: SignInData): void {
  const others = readSignIns(storage).filter((session) => !isSame(session, data))
  storage.write(signInsKey, [...others, { data }])
}

/**
 * Removes the stored sign-in sessions of exactly these accounts and networks, or all without a
 * second argument.
 */
export function forgetSignIns(
  storage: TypedStorage,
  ended?: readonly SignInSession['data'][],
): void {
  const left = ended
    ? readSignIns(storage).filter((session) => !ended.some((data) => isSame(session, data)))
    : []
  writeOrRemove(storage, signInsKey, left.length > 0 ? left : undefined)
}
