import * as z from 'zod/mini'
import type { PlanMethod } from '../WalletContext.ts'
import { withoutPermission } from '../WalletInstance.ts'
import { invalidParams } from '../WalletRpcError.ts'
import { getPermissions } from './accounts.ts'
import { parseParams } from './params.ts'

const Permissions = z.tuple([z.record(z.string(), z.object({}))])

function requireAccountsPermission(params: readonly unknown[]): void {
  const [wanted] = parseParams(Permissions, params)
  const names = Object.keys(wanted)
  if (names.length !== 1 || names[0] !== 'eth_accounts')
    throw invalidParams('The only permission this wallet gives is eth_accounts.')
}

export const planGetPermissions: PlanMethod = (_context, { instance, origin }) => ({
  answer: getPermissions(instance, origin),
})

/**
 * Plans the wallet method `wallet_requestPermissions`. Prompts even if the site is already
 * connected, because the user may then choose other accounts.
 */
export const planRequestPermissions: PlanMethod = (_context, { instance, params }) => {
  requireAccountsPermission(params)
  return { prompt: { kind: 'connect', selected: instance.selected, returns: 'permissions' } }
}

export const planRevokePermissions: PlanMethod = (context, { instance, origin, params }) => {
  requireAccountsPermission(params)
  context.store.update(instance.id, (current) => withoutPermission(current, origin))
  return { answer: null }
}
