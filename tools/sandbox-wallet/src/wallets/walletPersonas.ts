import { coinbase } from './personas/coinbase.ts'
import { ledger } from './personas/ledger.ts'
import { metamask } from './personas/metamask.ts'
import { metamaskMobile } from './personas/metamaskMobile.ts'
import { phantom } from './personas/phantom.ts'
import { rabby } from './personas/rabby.ts'
import { rainbow } from './personas/rainbow.ts'
import { safe } from './personas/safe.ts'
import { solflare } from './personas/solflare.ts'
import { trust } from './personas/trust.ts'
import { unisat } from './personas/unisat.ts'
import { xverse } from './personas/xverse.ts'
import type { Changes, PersonaPart, WalletPersona } from './WalletPersona.ts'

/** The wallets that the sandbox wallet imitates, by the name that selects them. */
export const walletPersonas = {
  metamask,
  'metamask-mobile': metamaskMobile,
  rabby,
  coinbase,
  rainbow,
  trust,
  safe,
  ledger,
  phantom,
  solflare,
  xverse,
  unisat,
} as const satisfies Readonly<Record<string, WalletPersona>>

export type WalletPersonaName = keyof typeof walletPersonas

export const isWalletPersona = (name: string): name is WalletPersonaName =>
  Object.hasOwn(walletPersonas, name)

export const walletPersonaNames: readonly WalletPersonaName[] =
  Object.keys(walletPersonas).filter(isWalletPersona)

/** Returns the selected wallet among the names of behaviours and wallets, if there is one. */
export const findWalletPersona = (names: readonly string[]): WalletPersona | undefined => {
  const name = names.find(isWalletPersona)
  return name && walletPersonas[name]
}

/**
 * Returns the changes of the selected wallet in one part. Empty if no wallet is selected, or if it
 * behaves like the neutral one there.
 */
export function getChange<part extends PersonaPart>(
  names: readonly string[],
  part: part,
): Changes[part] {
  const { differences = [] } = findWalletPersona(names) ?? {}
  const own = differences.filter((difference) => difference.part === part)
  return Object.assign({}, ...own.map(({ change }) => change))
}
