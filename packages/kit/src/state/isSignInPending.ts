import type { Kit } from '../kit/Kit.ts'

/** Returns whether the active account must sign in before the modal may close. */
export function isSignInPending(kit: Pick<Kit, 'config' | 'connection'>): boolean {
  const { signIn } = kit.connection.getState()
  if (signIn === 'required') return true
  return signIn === 'pending' && (kit.config.signIn?.getRequired?.() ?? true)
}
