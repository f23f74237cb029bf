import { hasSecondWallet, type PersonaChoice } from '../personas/personas.ts'
import { findChain } from './chains.ts'
import { findAccount } from './namespaceAccounts.ts'
import type { WalletContext } from './WalletContext.ts'
import { type WalletInstance, withChain, withPersonas, withSelected } from './WalletInstance.ts'
import { invalidParams, unknownChain } from './WalletRpcError.ts'

/**
 * Id of the second wallet of the personas `twins` and `neighbours`, with separate permissions and
 * account.
 */
export const toTwin = (id: string) => `${id}~2`

/** Changes the personas of a wallet and of its twin. */
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
 * Selects an account like the wallet's owner. Connected sites get it as the first account.
 *
 * @param address - An address of any namespace, because an account has a key in each.
 * @throws {WalletRpcError} The account does not exist.
 */
export function selectAccount(context: WalletContext, id: string, address: string): WalletInstance {
  const account = findAccount(context.options.accounts, address)
  if (!account) throw invalidParams(`The wallet has no account ${address}.`)
  return context.store.update(id, (instance) => withSelected(instance, account))
}

/**
 * Switches the wallet to another network like its owner.
 *
 * @throws {WalletRpcError} The network is neither known to the wallet nor run by the sandbox.
 */
export function selectChain(context: WalletContext, id: string, chainId: number): WalletInstance {
  const instance = context.store.get(id)
  const isKnown = instance.chains.includes(chainId) || findChain(context.options, instance, chainId)
  if (!isKnown) throw unknownChain(chainId)
  return context.store.update(id, (current) => withChain(current, chainId))
}
