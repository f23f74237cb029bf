import { hasSecondWallet, type PersonaChoice } from '../personas/personas.ts'
import { findChain } from './chains.ts'
import { findAccount } from './namespaceAccounts.ts'
import type { WalletContext } from './WalletContext.ts'
import { type WalletInstance, withChain, withPersonas, withSelected } from './WalletInstance.ts'
import { invalidParams, unknownChain } from './WalletRpcError.ts'

/** The second wallet of the personas `twins` and `neighbours`: other permissions, other account. */
export const toTwin = (id: string) => `${id}~2`

/** Changes how a wallet behaves, and its twin with it. */
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
 * Selects an account, as its owner would: connected sites see it first.
 *
 * @param address - Of any namespace: an account has a key in each.
 * @throws {WalletRpcError} No such account.
 */
export function selectAccount(context: WalletContext, id: string, address: string): WalletInstance {
  const account = findAccount(context.options.accounts, address)
  if (!account) throw invalidParams(`The wallet has no account ${address}.`)
  return context.store.update(id, (instance) => withSelected(instance, account))
}

/**
 * Moves the wallet to another network, as its owner would.
 *
 * @throws {WalletRpcError} Neither known to the wallet nor run by the sandbox.
 */
export function selectChain(context: WalletContext, id: string, chainId: number): WalletInstance {
  const instance = context.store.get(id)
  const isKnown = instance.chains.includes(chainId) || findChain(context.options, instance, chainId)
  if (!isKnown) throw unknownChain(chainId)
  return context.store.update(id, (current) => withChain(current, chainId))
}
