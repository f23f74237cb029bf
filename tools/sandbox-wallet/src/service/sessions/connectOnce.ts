type Relayer = { readonly connected: boolean }
type Connect = () => Promise<void>

/**
 * Lets a client connect once at a time. Left alone it starts another attempt for each request made while it has no
 * line; each attempt takes the socket of the one before, and with two of them none comes to rest.
 */
export function connectOnce(relayer: Relayer): void {
  const connect: unknown = Reflect.get(relayer, 'connect')
  if (typeof connect !== 'function') throw new TypeError('The relayer has no connect')
  const attempt: Connect = connect.bind(relayer)
  let connecting: Promise<void> | undefined
  const once: Connect = async () => {
    // It asks again 0.1 s after a drop, whether or not the line is back.
    if (relayer.connected && !connecting) return
    connecting ??= attempt().finally(() => {
      connecting = undefined
    })
    await connecting
  }
  Reflect.set(relayer, 'connect', once)
}
