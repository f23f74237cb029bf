import { getLiveKeys, type World } from './createWorld.ts'

/**
 * Connections that a randomized test expects in storage: those that were live and have not
 * definitively ended since (S-102).
 */
export type Memory = {
  /**
   * Stops to expect a connection that the user or the wallet has ended. For WalletConnect, this is
   * the whole session.
   */
  readonly forget: (namespace: string, id: string) => void
  readonly forgetSession: () => void
  /**
   * Stops to expect the connections that a newly requested wallet replaces. With the multi-wallet
   * feature it replaces none.
   */
  readonly replace: (namespace: string, id: string) => void
  readonly replaceAll: () => void
  /** Stops to expect any connection, because the storage itself is faulty. */
  readonly giveUp: () => void
  /**
   * Adds the live connections of all tabs to the expected ones, and removes those that they have
   * replaced.
   */
  readonly learn: () => void
  readonly getExpected: () => readonly string[]
}

const toNamespace = (key: string) => key.split('/')[0]
const isOfSession = (key: string) => key.endsWith('/walletConnect')

/** Creates the record of connections that must stay stored, empty at first. */
export function createMemory(world: World): Memory {
  const expected = new Set<string>()
  let trusted = true
  const drop = (isGone: (key: string) => boolean) => {
    for (const key of [...expected]) if (isGone(key)) expected.delete(key)
  }
  const replaceIf = (isGone: (key: string) => boolean) => {
    if (!world.multiWallet) drop(isGone)
  }
  return {
    forget: (namespace, id) =>
      drop((key) => (id === 'walletConnect' ? isOfSession(key) : key === `${namespace}/${id}`)),
    forgetSession: () => drop(isOfSession),
    replace: (namespace) => replaceIf((key) => key.startsWith(`${namespace}/`) || isOfSession(key)),
    replaceAll: () => {
      drop(isOfSession) // A new session replaces the previous one.
      replaceIf(() => true)
    },
    giveUp: () => {
      trusted = false
    },
    learn: () => {
      const live = world.tabs.flatMap(getLiveKeys)
      // A wallet requested earlier has connected late and replaced the current one.
      const isReplaced = (key: string) =>
        !live.includes(key) && live.some((other) => toNamespace(other) === toNamespace(key))
      if ([...expected].some((key) => isOfSession(key) && isReplaced(key))) replaceIf(isOfSession)
      replaceIf(isReplaced)
      for (const key of live) expected.add(key)
    },
    getExpected: () => (trusted ? [...expected] : []),
  }
}
