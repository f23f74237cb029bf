import { getLiveKeys, type World } from './createWorld.ts'

/** What has to stay stored: connections that lived and that nothing definitive has ended since (S-102). */
export type Memory = {
  /** A person or the wallet has ended it; of a session all of it. */
  readonly forget: (namespace: string, id: string) => void
  readonly forgetSession: () => void
  /** Another wallet is asked for: without multi-wallet it takes the place of those before it. */
  readonly replace: (namespace: string, id: string) => void
  readonly replaceAll: () => void
  /** Storage itself is at fault: nothing can be asked of it any more. */
  readonly giveUp: () => void
  /** Takes up what lives now. */
  readonly learn: () => void
  readonly getExpected: () => readonly string[]
}

const toNamespace = (key: string) => key.split('/')[0]
const isOfSession = (key: string) => key.endsWith('/walletConnect')

/** Creates a memory that expects nothing yet. */
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
      drop(isOfSession) // A new session takes the place of the one before it.
      replaceIf(() => true)
    },
    giveUp: () => {
      trusted = false
    },
    learn: () => {
      const live = world.tabs.flatMap(getLiveKeys)
      // Somebody asked for earlier has come late and taken the place.
      const isReplaced = (key: string) =>
        !live.includes(key) && live.some((other) => toNamespace(other) === toNamespace(key))
      if ([...expected].some((key) => isOfSession(key) && isReplaced(key))) replaceIf(isOfSession)
      replaceIf(isReplaced)
      for (const key of live) expected.add(key)
    },
    getExpected: () => (trusted ? [...expected] : []),
  }
}
