import type { Client } from './Client.ts'

type EngineMethod = (...parameters: readonly unknown[]) => Promise<unknown>
type Deletion = { readonly topic: string }

/** Methods of the engine that check without being waited for: what they reject nobody catches. */
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
    // The library's own check, which fails with nobody waiting; its message is refused all the same.
    if (checking instanceof Promise) checking.catch(() => undefined)
    return checking
  })
}

/**
 * A session that both ends delete is deleted once. Left alone the second deletion fails in a listener, where nobody
 * catches it, and the engine waits for it for ever: nothing of any wallet would be heard again.
 */
function deleteOnce({ engine, session }: Client): void {
  const remove: EngineMethod = Reflect.get(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (deletion: Deletion) => {
    if (session.keys.includes(deletion.topic)) await remove(deletion)
  })
}

/** Makes up for what 2.21.7 of the engine does not wait for. */
export function keepSound(client: Client): void {
  for (const name of unawaited) catchUnawaited(client.engine, name)
  deleteOnce(client)
}
