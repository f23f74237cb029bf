/** Loads the implementation of logins with the first login, or at start if a login is stored. */
export async function loadLogin(): Promise<typeof import('./later/index.ts')> {
  const { loadCode } = await import('./later/code.ts')
  return loadCode()
}
