import { hasMethod } from '../handle/callMethod.ts'
import type { FoundWallet } from './FoundWallet.ts'
import { resolvePath } from './resolvePath.ts'

/** Globals whose methods are those UniSat began with, and the names their wallets have in the directory. */
const knownPlaces = {
  unisat: 'UniSat Wallet',
  'okxwallet.bitcoin': 'OKX Wallet',
  'bitkeep.unisat': 'Bitget Wallet',
  'binancew3w.bitcoin': 'Binance Wallet',
}

/** Reads the wallets that put themselves under a name of their own. One object under two names is one wallet. */
export function readInjectedWallets(): readonly FoundWallet[] {
  const seen = new Set<object>()
  // The names of others come first: some put themselves under `unisat` too.
  return Object.entries(knownPlaces)
    .reverse()
    .flatMap(([path, name]): readonly FoundWallet[] => {
      const target = resolvePath(path)
      if (!target || seen.has(target) || !hasMethod(target, 'requestAccounts')) return []
      seen.add(target)
      const handle = { style: 'injected', target } as const
      return [{ source: 'global', type: 'INJECTED', name, icon: undefined, handle }]
    })
}
