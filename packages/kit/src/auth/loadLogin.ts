/** Fetches the code of logins, once: with the first one, or for a stored one. */
export async function loadLogin(): Promise<typeof import('../login.ts')> {
  const { loadCode } = await import('../loginCode.ts')
  return loadCode()
}
