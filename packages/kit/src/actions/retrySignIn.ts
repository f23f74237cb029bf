import type { Kit } from '../Kit.ts'

/** Asks again whether the active account has a session, after the sign-in service could not be reached. */
export async function retrySignIn(kit: Kit): Promise<void> {
  const { followAccount } = await import('../flows.ts')
  await followAccount(kit)
}
