/** The answer of a read, or nothing: what could not be read is not known, and says so on the screen. */
export async function attempt<value>(read: () => Promise<value>): Promise<value | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
