type Relayer = { readonly connected: boolean }
type Connect = () => Promise<void>

/**
 * Makes the WalletConnect client attempt only one connection at a time. Otherwise each request
 * without a connection starts an attempt, which closes the socket of the previous one, so that none
 * succeeds.
 */
export function connectOnce(relayer: Relayer): void {
  const connect: unknown = Reflect.get(relayer, 'connect')
  if (typeof connect !== 'function') throw new TypeError('The relayer has no connect')
  const attempt: Connect = connect.bind(relayer)
  let connecting: Promise<void> | undefined
  const once: Connect = async () => {
    // The client reconnects 0.1 s after a lost connection, even if another attempt has succeeded
    // meanwhile.
    if (relayer.connected && !connecting) return
    connecting ??= attempt().finally(() => {
      connecting = undefined
    })
    await connecting
  }
  Reflect.set(relayer, 'connect', once)
}
