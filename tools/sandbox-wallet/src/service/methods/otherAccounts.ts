import type { Account } from '../../accounts/createAccounts.ts'
import type { BitcoinAddress } from '../../wire/wire.ts'
import {
  findAccount,
  getPermittedAccounts,
  toBitcoinAddresses,
  withoutOtherPermission,
} from '../namespaceAccounts.ts'
import type { Call, PlanMethod, WalletContext } from '../WalletContext.ts'
import type { OtherNamespace } from '../WalletInstance.ts'
import { unauthorized } from '../WalletRpcError.ts'

type Site = Pick<Call, 'instance' | 'origin'>

const readPermitted = (
  context: WalletContext,
  { instance, origin }: Site,
  namespace: OtherNamespace,
) => getPermittedAccounts(instance, context.options.accounts, { namespace, origin })

/**
 * Returns the accounts of a site that is connected to the wallet: Solana addresses, or two Bitcoin
 * addresses per account.
 */
export function getOtherAccounts(
  context: WalletContext,
  site: Site,
  namespace: OtherNamespace,
): readonly ({ readonly address: string } | BitcoinAddress)[] {
  const accounts = readPermitted(context, site, namespace)
  if (namespace === 'bip122') return accounts.flatMap(toBitcoinAddresses)
  return accounts.map(({ solana: { address } }) => ({ address }))
}

/**
 * Plans the wallet methods `solana_connect` and `bip122_connect`: answers immediately if the site
 * is connected, else prompts.
 */
export const planConnect =
  (namespace: OtherNamespace): PlanMethod =>
  (context, call) => {
    const accounts = getOtherAccounts(context, call, namespace)
    if (accounts.length > 0) return { answer: accounts }
    const isConnected = call.instance.otherPermissions[namespace][call.origin]
    if (call.instance.locked && isConnected) return { prompt: { kind: 'unlock' } }
    return { prompt: { kind: 'connect', selected: call.instance.selected, returns: namespace } }
  }

/** Plans the wallet methods `solana_disconnect` and `bip122_disconnect`. */
export const planDisconnect =
  (namespace: OtherNamespace): PlanMethod =>
  (context, { instance, origin }) => {
    context.store.update(instance.id, (current) =>
      withoutOtherPermission(current, { namespace, origin }),
    )
    return { answer: null }
  }

/**
 * Returns the wallet's account that has an address, if the site may use it.
 *
 * @throws {WalletRpcError} 4100: the account is not connected to this site.
 */
export function requireOtherAccount(
  context: WalletContext,
  call: Call,
  wanted: { namespace: OtherNamespace; address: string },
): Account {
  // Reads the connections even if the wallet is locked, because the approval will unlock it first.
  const site = { ...call, instance: { ...call.instance, locked: false } }
  const account = findAccount(readPermitted(context, site, wanted.namespace), wanted.address)
  if (!account) throw unauthorized()
  return account
}

/**
 * Returns the default account of a site: the first connected one.
 *
 * @throws {WalletRpcError} 4100: no account is connected to this site.
 */
export function requireFirstAccount(
  context: WalletContext,
  call: Call,
  namespace: OtherNamespace,
): Account {
  const site = { ...call, instance: { ...call.instance, locked: false } }
  const [account] = readPermitted(context, site, namespace)
  if (!account) throw unauthorized()
  return account
}
