type Method = (...parameters: readonly unknown[]) => Promise<unknown>
type Deletion = { readonly topic: string }
type WalletClient = {
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/**
 * Makes the WalletConnect client delete a WalletConnect session at most once. If both sides delete
 * it, version 2.21.7 causes an unhandled rejection and then receives no more events of any session.
 */
export function deleteOnce({ engine, session }: WalletClient): void {
  const check: Method = Reflect.get(engine, 'isValidDisconnect')
  Reflect.set(engine, 'isValidDisconnect', (deletion: Deletion) => {
    const checking: Promise<unknown> = Reflect.apply(check, engine, [deletion])
    // The caller receives the error by the returned promise. This only prevents an unhandled
    // rejection.
    checking.catch(() => undefined)
    return checking
  })
  const remove: Method = Reflect.get(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (deletion: Deletion) => {
    if (session.keys.includes(deletion.topic)) await remove(deletion)
  })
}
