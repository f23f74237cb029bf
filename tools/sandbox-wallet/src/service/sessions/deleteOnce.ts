type Method = (...parameters: readonly unknown[]) => Promise<unknown>
type Deletion = { readonly topic: string }
type WalletClient = {
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/**
 * Deletes a session at most once. If both ends delete it, version 2.21.7 has an unhandled rejection
 * and then stops receiving events of all sessions.
 */
export function deleteOnce({ engine, session }: WalletClient): void {
  const check: Method = Reflect.get(engine, 'isValidDisconnect')
  Reflect.set(engine, 'isValidDisconnect', (deletion: Deletion) => {
    const checking: Promise<unknown> = Reflect.apply(check, engine, [deletion])
    // The returned promise reports the failure to the caller. This handler only marks the promise
    // as handled.
    checking.catch(() => undefined)
    return checking
  })
  const remove: Method = Reflect.get(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (deletion: Deletion) => {
    if (session.keys.includes(deletion.topic)) await remove(deletion)
  })
}
