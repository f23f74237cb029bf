import type { Client } from './Client.ts'

/** Methods of the engine that check without being waited for: what they reject nobody catches. */
const unawaited = [
  'isValidEmit',
  'isValidUpdate',
  'isValidPing',
  'isValidExtend',
  'isValidDisconnect',
]

function catchUnawaited(target: object, name: string): void {
  const check: unknown = Reflect.get(target, name)
  if (typeof check !== 'function') return
  Reflect.set(target, name, (...parameters: unknown[]) => {
    const checking: unknown = Reflect.apply(check, target, parameters)
    if (checking instanceof Promise) checking.catch(() => undefined)
    return checking
  })
}

/**
 * Turns off everything that would speak to another host than the relay (wire §6, §7): attestations, telemetry, and
 * what the relay is told for tracking. Also keeps sound the checks that 2.21.7 does not wait for.
 */
export function silence({ core, engine }: Client): void {
  core.verify.register = async () => ''
  Reflect.set(core.verify, 'resolve', async () => undefined)
  core.echoClient.registerDeviceToken = async () => undefined
  core.eventClient.init = async () => undefined
  const { publisher } = core.relayer
  const { publish } = publisher
  publisher.publish = (topic, message, options) => {
    const { tvf: _, ...kept } = options ?? {}
    return publish(topic, message, kept)
  }
  for (const name of unawaited) catchUnawaited(engine, name)
}
