type Method = (...parameters: readonly unknown[]) => Promise<unknown>
type Deletion = { readonly topic: string }
type WalletClient = {
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/**
 * Lets a client delete a session once. When both ends delete it, 2.21.7 fails where nobody catches it, and then hears
 * nothing more of any session.
 */
export function deleteOnce({ engine, session }: WalletClient): void {
  const check: Method = Reflect.get(engine, 'isValidDisconnect')
  Reflect.set(engine, 'isValidDisconnect', (deletion: Deletion) => {
    const checking: Promise<unknown> = Reflect.apply(check, engine, [deletion])
    // Who asked is told by what is returned; this copy of it nobody waits for.
    checking.catch(() => undefined)
    return checking
  })
  const remove: Method = Reflect.get(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (deletion: Deletion) => {
    if (session.keys.includes(deletion.topic)) await remove(deletion)
  })
}
