import type { Client } from './Client.ts'

type EngineMethod = (...parameters: readonly unknown[]) => Promise<unknown>
type Deletion = { readonly topic: string }

/**
 * Methods of the WalletConnect engine that start a validation without awaiting it, so that a failed
 * validation becomes an unhandled rejection.
 */
const unawaited = [
  'isValidEmit',
  'isValidUpdate',
  'isValidPing',
  'isValidExtend',
  'isValidDisconnect',
]

function catchUnawaited(engine: object, name: string): void {
  const check: unknown = Reflect.get(engine, name)
  if (typeof check !== 'function') return
  Reflect.set(engine, name, (...parameters: unknown[]) => {
    const checking: unknown = Reflect.apply(check, engine, parameters)
    // Handles the rejection, because the library does not await its own check. The message is
    // refused nevertheless.
    if (checking instanceof Promise) checking.catch(() => undefined)
    return checking
  })
}

/**
 * Deletes a WalletConnect session only once if both ends delete it. The second deletion would fail
 * in a listener without a handler and block the engine, so that no wallet's messages would arrive.
 */
function deleteOnce({ engine, session }: Client): void {
  const remove: EngineMethod = Reflect.get(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (deletion: Deletion) => {
    if (session.keys.includes(deletion.topic)) await remove(deletion)
  })
}

/** Handles rejections of promises that the WalletConnect engine (version 2.21.7) does not await. */
export function keepSound(client: Client): void {
  for (const name of unawaited) catchUnawaited(client.engine, name)
  deleteOnce(client)
}
