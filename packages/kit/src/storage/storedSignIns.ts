import type { SignInData } from '@latchkey/core/sign-in'
import type { SignInSession } from '../SignIn.ts'
import { readStored, type StorageHolder, writeStored } from './storedText.ts'

function isEntry(value: unknown): value is SignInSession {
  if (typeof value !== 'object' || value === null || !('data' in value)) return false
  // What carries a signature was written by another kit; it has no place here (S-84).
  if ('signature' in value || 'message' in value) return false
  const { data } = value
  if (typeof data !== 'object' || data === null) return false
  return (
    'accountAddress' in data &&
    typeof data.accountAddress === 'string' &&
    'chainId' in data &&
    typeof data.chainId === 'string'
  )
}

/** Reads the sign-ins this browser remembers: hints, never proof. */
export function readSignIns(kit: StorageHolder): readonly SignInSession[] {
  const stored = parseList(readStored(kit, 'siwx'))
  return stored.filter(isEntry)
}

function parseList(text: string | undefined): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function isSame(session: SignInSession, data: SignInSession['data']): boolean {
  return (
    session.data.accountAddress === data.accountAddress && session.data.chainId === data.chainId
  )
}

/** Remembers a sign-in by its data alone; one per account and network. */
export function storeSignIn(kit: StorageHolder, data: SignInData): void {
  const others = readSignIns(kit).filter((session) => !isSame(session, data))
  writeStored(kit, 'siwx', JSON.stringify([...others, { data }]))
}

/** Forgets the sign-ins of exactly these accounts and networks; all without an argument. */
export function forgetSignIns(kit: StorageHolder, ended?: readonly SignInSession['data'][]): void {
  const left = ended
    ? readSignIns(kit).filter((session) => !ended.some((data) => isSame(session, data)))
    : []
  writeStored(kit, 'siwx', left.length > 0 ? JSON.stringify(left) : undefined)
}
