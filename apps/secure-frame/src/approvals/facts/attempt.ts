/**
 * Returns the result of `read`, or `undefined` if it fails. The screen then shows the value as
 * unknown.
 */
export async function attempt<value>(read: () => Promise<value>): Promise<value | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
