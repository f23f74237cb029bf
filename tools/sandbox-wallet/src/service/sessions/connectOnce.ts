type Relayer = { readonly connected: boolean }
type Connect = () => Promise<void>

/**
 * Limits a client to one connection attempt at a time. Without the limit, each request without a
 * connection starts another attempt. Each attempt closes the socket of the previous one, so two
 * parallel attempts never finish.
 */
export function connectOnce(relayer: Relayer): void {
  const connect: unknown = Reflect.get(relayer, 'connect')
  if (typeof connect !== 'function') throw new TypeError('The relayer has no connect')
  const attempt: Connect = connect.bind(relayer)
  let connecting: Promise<void> | undefined
  const once: Connect = async () => {
    // The relayer reconnects 0.1 s after a drop even if the connection has returned.
    if (relayer.connected && !connecting) return
    connecting ??= attempt().finally(() => {
      connecting = undefined
    })
    await connecting
  }
  Reflect.set(relayer, 'connect', once)
}
