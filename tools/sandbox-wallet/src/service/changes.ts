import { hasSecondWallet, type PersonaChoice } from '../personas/personas.ts'
import { findChain } from './chains.ts'
import { findAccount } from './namespaceAccounts.ts'
import type { WalletContext } from './WalletContext.ts'
import { type WalletInstance, withChain, withPersonas, withSelected } from './WalletInstance.ts'
import { invalidParams, unknownChain } from './WalletRpcError.ts'

/**
 * Returns the id of a page's second wallet, which the behaviours `twins` and `neighbours` add. That
 * wallet has separate permissions and a separate account.
 */
export const toTwin = (id: string) => `${id}~2`

/**
 * Sets the personas (simulated behaviours) of a sandbox wallet, and of the second wallet that it
 * announces in the page.
 */
export function setPersonas(
  context: WalletContext,
  id: string,
  choice: PersonaChoice,
): WalletInstance {
  const change = (instance: WalletInstance) => withPersonas(instance, choice, instance.chains)
  if (hasSecondWallet(choice.personas)) context.store.update(toTwin(id), change)
  return context.store.update(id, change)
}

/**
 * Selects another account, as a user does in the wallet. Connected sites get it as their first
 * account.
 *
 * @param address - Address of the account in any namespace.
 * @throws {WalletRpcError} The account does not exist.
 */
export function selectAccount(context: WalletContext, id: string, address: string): WalletInstance {
  const account = findAccount(context.options.accounts, address)
  if (!account) throw invalidParams(`The wallet has no account ${address}.`)
  return context.store.update(id, (instance) => withSelected(instance, account))
}

/**
 * Switches to another EVM network, as a user does in the wallet.
 *
 * @throws {WalletRpcError} Neither the wallet nor the sandbox has the network.
 */
export function selectChain(context: WalletContext, id: string, chainId: number): WalletInstance {
  const instance = context.store.get(id)
  const isKnown = instance.chains.includes(chainId) || findChain(context.options, instance, chainId)
  if (!isKnown) throw unknownChain(chainId)
  return context.store.update(id, (current) => withChain(current, chainId))
}
