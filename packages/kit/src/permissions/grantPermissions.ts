import { activateSmartSession, createSmartSession } from '@latchkey/blockchain-api'
import { FeatureNotSupportedError, type Hex, isRecord, toEvmChainId } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { onScreen } from '../guide/onScreen.ts'
import { showSmartSession } from '../guide/showSmartSession.ts'
import type { Kit } from '../kit/Kit.ts'
import { SmartSessionNotKeptError } from './errors.ts'
import { requireAccount, type SessionAccount } from './requireAccount.ts'
import { toSessionsKey } from './smartSessionsQuery.ts'
import { dropGrant, storeGrant } from './storedGrants.ts'

type Part = { readonly type: string; readonly data?: unknown }

export type GrantPermissionsParameters = {
  /** Unix time in seconds, when the permission expires. */
  readonly expiry: number
  /** Keys of the app, which may act for the account without further approval by the user. */
  readonly keys: readonly {
    readonly type: 'secp256k1' | 'secp256r1'
    readonly publicKey: Hex
  }[]
  /**
   * Permissions, e.g. `{type: 'native-token-recurring-allowance', data: {allowance: '0x64', start,
   * period}}`.
   */
  readonly permissions: readonly Part[]
  readonly policies?: readonly Part[]
  readonly signal?: AbortSignal
}

/**
 * Result of a grant: the wallet's ERC-7715 answer, including `accountMeta` and `signerMeta` if
 * present, with the id of the smart session.
 */
export type GrantPermissionsReturnType = Readonly<Record<string, unknown>> & {
  /** Id of the smart session. */
  readonly pci: string
  /** ERC-7715 context, with which the app's calls refer to this grant. */
  readonly context: Hex
}

type Wanted = ReturnType<typeof toWanted>

const toWanted = ({ expiry, keys, permissions, policies = [] }: GrantPermissionsParameters) => ({
  expiry,
  signer: { type: 'keys', data: { keys } },
  permissions: permissions.map(({ type, data }) => ({ type, data })),
  policies: policies.map(({ type, data }) => ({ type, data })),
})

const isHex = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})+$/.test(value)

const isAddress = (value: unknown): value is Hex => isHex(value) && value.length === 42

type Grant = NonNullable<NonNullable<SessionAccount['features']['ethereum']>['grantPermissions']>
type Asked = { readonly owner: SessionAccount; readonly grant: Grant; readonly wanted: Wanted }

async function askWallet(kit: Kit, asked: Asked, signal: AbortSignal | undefined) {
  const { connection, address } = asked.owner
  const chainId: Hex = `0x${toEvmChainId(connection.caipNetworkId).toString(16)}`
  const request = { chainId, address, ...asked.wanted }
  const { login } = connection
  const answer = await onScreen(kit, { login }, () => asked.grant(request, { signal }))
  if (!isRecord(answer) || !isHex(answer['context'])) throw noGrant()
  return { ...answer, context: answer['context'] }
}

const noGrant = () => new FeatureNotSupportedError({ feature: 'grantPermissions' })

/**
 * Converts a request to the granted permission, with the expiry that the wallet returned, because
 * the user may have shortened it.
 */
const toGranted = (wanted: Wanted, { expiry }: { readonly [name: string]: unknown }) =>
  Number.isSafeInteger(expiry) ? { ...wanted, expiry: Number(expiry) } : wanted

/**
 * Returns the parts of a wallet's answer with which the blockchain API verifies the signature of
 * the context: the delegation manager, and the deployment data of an undeployed account.
 */
function toProof({ signerMeta, accountMeta }: { readonly [name: string]: unknown }) {
  const manager = isRecord(signerMeta) && signerMeta['delegationManager']
  const { factory, factoryData } = isRecord(accountMeta) ? accountMeta : {}
  return {
    ...(isAddress(manager) && { signerMeta: { delegationManager: manager } }),
    ...(isAddress(factory) && isHex(factoryData) && { accountMeta: { factory, factoryData } }),
  }
}

/**
 * Asks the active wallet for limited permissions with which keys of the app may act for the account
 * (ERC-7715). Lists the grant as a smart session and shows the page that explains it.
 *
 * @throws {ConnectorNotConnectedError} No EVM account is active.
 * @throws {FeatureNotSupportedError} Smart sessions are off, or the wallet grants no permissions.
 * @throws {HttpError} The blockchain API did not create a session. The wallet was not prompted.
 * @throws {ConnectionRejectedError} The user rejected the request. No permission was granted.
 * @throws {SmartSessionNotKeptError} Granted, but only this browser lists the session until the API
 * stores it.
 */
export async function grantPermissions(
  kit: Kit,
  parameters: GrantPermissionsParameters,
): Promise<GrantPermissionsReturnType> {
  const { signal } = parameters
  const owner = requireAccount(kit)
  const { account } = owner
  const grant = owner.features.ethereum?.grantPermissions
  if (!grant) throw noGrant()
  const wanted = toWanted(parameters)
  const created = { ...wanted, account, v: '2' } as const
  const { pci } = await fetchEndpoint(kit, createSmartSession, { input: created, signal })
  const granted = await askWallet(kit, { owner, grant, wanted }, signal)
  const { context } = granted
  const input = { ...toGranted(wanted, granted), ...toProof(granted), account, pci, context }
  storeGrant(kit, input)
  try {
    await fetchEndpoint(kit, activateSmartSession, { input })
  } catch (cause) {
    showSmartSession(kit, false)
    throw new SmartSessionNotKeptError({ pci, context, cause })
  }
  dropGrant(kit, pci)
  await getQueryClient(kit).invalidateQueries({ queryKey: toSessionsKey(account) })
  showSmartSession(kit, true)
  return { ...granted, pci, context }
}
