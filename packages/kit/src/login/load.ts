/** Fetches the code of logins, once: with the first one, or for a stored one. */
export async function loadLogin(): Promise<typeof import('./later/index.ts')> {
  const { loadCode } = await import('./later/code.ts')
  return loadCode()
}
