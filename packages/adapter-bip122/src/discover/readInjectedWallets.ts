import { hasMethod } from '../handle/callMethod.ts'
import type { FoundWallet } from './FoundWallet.ts'
import { resolvePath } from './resolvePath.ts'

/**
 * Global variables at which wallets with the methods of UniSat put their provider, with each
 * wallet's name in the wallet directory.
 */
const knownPlaces = {
  unisat: 'UniSat Wallet',
  'okxwallet.bitcoin': 'OKX Wallet',
  'bitkeep.unisat': 'Bitget Wallet',
  'binancew3w.bitcoin': 'Binance Wallet',
}

/**
 * Reads the Bitcoin wallets at known global variables. An object at two variables is a single
 * wallet.
 */
export function readInjectedWallets(): readonly FoundWallet[] {
  const seen = new Set<object>()
  // Checks `unisat` last, because other wallets also set this global.
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
