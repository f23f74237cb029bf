import { randomUUID } from 'node:crypto'
import type { Address } from '../../wire/wire.ts'
import { toAddress, withOtherPermission } from '../namespaceAccounts.ts'
import type { Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import {
  getAccounts,
  type OtherNamespace,
  type Permission,
  type WalletInstance,
  withoutSite,
  withPermission,
  withSelected,
} from '../WalletInstance.ts'
import { getOtherAccounts } from './otherAccounts.ts'

export const planAccounts: PlanMethod = (_context, { instance, origin }) => ({
  answer: getAccounts(instance, origin),
})

export const planRequestAccounts: PlanMethod = (_context, { instance, origin }) => {
  const accounts = getAccounts(instance, origin)
  if (accounts.length > 0) return { answer: accounts }
  if (instance.locked && instance.permissions[origin]) return { prompt: { kind: 'unlock' } }
  return { prompt: { kind: 'connect', selected: instance.selected, returns: 'accounts' } }
}

/** Returns the site's permissions in the wallet (EIP-2255). */
export function getPermissions(instance: WalletInstance, origin: string) {
  const permission = instance.permissions[origin]
  if (!permission) return []
  return [
    {
      id: permission.id,
      parentCapability: 'eth_accounts',
      invoker: origin,
      date: permission.grantedAt,
      caveats: [{ type: 'restrictReturnedAccounts', value: permission.accounts }],
    },
  ]
}

function getChosenAccounts(context: WalletContext, chosen: readonly Address[] | undefined) {
  const known = context.options.accounts.map((account) => account.address)
  return known.filter((address) => chosen?.includes(address))
}

/**
 * Connects a site after the approval, with the accounts that the user has chosen; by default with
 * the selected account.
 */
export const performConnect: Perform<'connect'> = async (context, request, { prompt, choice }) => {
  const chosen = getChosenAccounts(context, choice.accounts)
  const [first = prompt.selected] = chosen
  const accounts = chosen.length > 0 ? chosen : [first]
  const permission = { id: randomUUID(), accounts, grantedAt: Date.now() }
  const { returns } = prompt
  const instance = context.store.update(request.instance, (current) => ({
    ...(returns === 'solana' || returns === 'bip122'
      ? withNamespace(context, current, { namespace: returns, origin: request.origin, permission })
      : withPermission(current, request.origin, permission)),
    selected: accounts.includes(current.selected) ? current.selected : first,
  }))
  scheduleAfterConnect(context, instance, request.origin)
  if (returns === 'solana' || returns === 'bip122') {
    const result = getOtherAccounts(context, { instance, origin: request.origin }, returns)
    return { result, detail: result.map((account) => account.address).join(', ') }
  }
  const result =
    returns === 'permissions'
      ? getPermissions(instance, request.origin)
      : getAccounts(instance, request.origin)
  return { result, detail: accounts.join(', ') }
}

/** Connects a site in a second namespace, with the accounts of the first. */
function withNamespace(
  context: WalletContext,
  instance: WalletInstance,
  grant: { namespace: OtherNamespace; origin: string; permission: Permission },
): WalletInstance {
  const { namespace, permission } = grant
  const accounts = context.options.accounts
    .filter((account) => permission.accounts.includes(account.address))
    .map((account) => toAddress(account, namespace))
  return withOtherPermission(instance, grant, { ...permission, accounts })
}

/**
 * Completes a request that unlocked the wallet. Returns the accounts that the site requested while
 * the wallet was locked.
 */
export const performUnlock: Perform<'unlock'> = async (context, request) => {
  const { method, origin } = request
  const instance = context.store.get(request.instance)
  const [, namespace] = /^(solana|bip122)_/.exec(method) ?? []
  if (namespace === 'solana' || namespace === 'bip122')
    return { result: getOtherAccounts(context, { instance, origin }, namespace) }
  return { result: getAccounts(instance, origin) }
}

/**
 * Schedules the effects of the wallet behaviours `disconnects` and `changes-account`, which follow
 * a connection.
 */
function scheduleAfterConnect(context: WalletContext, instance: WalletInstance, origin: string) {
  const { afterConnectMs } = context.timings
  if (instance.personas.includes('disconnects'))
    context.schedule(afterConnectMs, () => dropSite(context, instance.id, origin))
  if (instance.personas.includes('changes-account'))
    context.schedule(afterConnectMs, () => selectNextAccount(context, instance.id))
}

/** Disconnects a site in the wallet: deletes its permissions and notifies its pages. */
export function dropSite(context: WalletContext, id: string, origin: string): void {
  context.store.update(id, (instance) => withoutSite(instance, origin))
  context.hub.publish(
    (tab) => tab.instance === id && tab.origin === origin,
    () => ({ type: 'dropped' }),
  )
}

/** Selects the wallet's next account, or the first one after the last. */
export function selectNextAccount(context: WalletContext, id: string): void {
  const { accounts } = context.options
  const { selected } = context.store.get(id)
  const index = accounts.findIndex((account) => account.address === selected)
  const next = accounts[(index + 1) % accounts.length] ?? accounts[0]
  context.store.update(id, (instance) => withSelected(instance, next))
}
