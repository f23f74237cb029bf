import type { Client } from './Client.ts'

/**
 * Disables the parts of the WalletConnect client that contact other hosts than the relay (wire §6,
 * §7): attestations, telemetry and tracking data.
 */
export function silence({ core }: Client): void {
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
}
