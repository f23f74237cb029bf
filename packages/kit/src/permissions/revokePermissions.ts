import { revokeSmartSession, toRevocationText } from '@latchkey/blockchain-api'
import { FeatureNotSupportedError, type Hex } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { onScreen } from '../guide/onScreen.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { SmartSessionNotRevokedError } from './errors.ts'
import { requireAccount, type SessionAccount } from './requireAccount.ts'
import { type SmartSession, toSessionsKey } from './smartSessionsQuery.ts'
import { dropGrant } from './storedGrants.ts'

export type RevokePermissionsParameters = {
  /** The smart session to revoke, from `smartSessionsQuery`. */
  readonly session: Pick<SmartSession, 'pci' | 'context' | 'permissions' | 'expiry'>
}

export type RevokePermissionsReturnType = {
  /**
   * Whether the wallet has revoked the permission. If false, the wallet cannot revoke, and the
   * permission stays valid until it expires.
   */
  readonly takenBack: boolean
}

type Session = RevokePermissionsParameters['session']

/**
 * Returns the grants that wallets have revoked on this page, because a contract rejects a second
 * revocation.
 */
const getTakenBack = createSlot(() => new Set<string>())

const isHex = (text: string): text is Hex => /^0x[0-9a-fA-F]+$/.test(text)

async function sign(kit: Kit, owner: SessionAccount, { pci }: Session): Promise<Hex> {
  const { account, address, features, connection } = owner
  const { signMessage } = features
  if (!signMessage) throw new FeatureNotSupportedError({ feature: 'signMessage' })
  const message = toRevocationText(account, pci)
  const { login } = connection
  // The modal returns to the list of sessions, which shows the progress while the wallet and the
  // service revoke this one.
  const screen = { onSuccess: () => kit.modal.send({ type: 'back', connected: true }) }
  const signature = await onScreen(kit, { login, screen }, () => signMessage({ message, address }))
  if (!isHex(signature)) throw new FeatureNotSupportedError({ feature: 'signMessage' })
  return signature
}

/**
 * Requests the wallet to revoke the permission of a smart session.
 *
 * @returns Whether the wallet has revoked it. If the wallet does not support this, the permission
 * stays valid until it expires.
 */
async function takeBack(kit: Kit, owner: SessionAccount, session: Session): Promise<boolean> {
  const { address, features, connection } = owner
  const { pci, context, permissions, expiry } = session
  const revoke = features.ethereum?.revokePermissions
  const done = getTakenBack(kit)
  if (done.has(pci)) return true
  if (!revoke || !context) return false
  const { login } = connection
  const screen = { onSuccess: () => kit.modal.send({ type: 'back', connected: true }) }
  try {
    await onScreen(kit, { login, screen }, () =>
      revoke({ pci: context, permissions, expiry, address }),
    )
  } catch (error) {
    if (error instanceof FeatureNotSupportedError) return false
    throw error
  }
  done.add(pci)
  return true
}

type Revocation = { readonly pci: string; readonly signature: Hex }

async function reportRevocation(
  kit: Kit,
  owner: SessionAccount,
  revocation: Revocation,
): Promise<void> {
  const { account, connection } = owner
  const { caipNetworkId } = connection
  const { pci } = revocation
  const input = { account, ...revocation }
  let success = false
  let cause: unknown
  try {
    const answer = await fetchEndpoint(kit, revokeSmartSession, { input, caipNetworkId })
    success = answer.success
  } catch (error) {
    cause = error
  }
  if (!success) throw new SmartSessionNotRevokedError({ pci, cause })
}

/**
 * Ends a smart session of the active account. The user signs the revocation, the wallet revokes the
 * permission, and the blockchain API lists the session as revoked. If the user stops midway, only
 * the completed steps apply.
 *
 * @throws {ConnectorNotConnectedError} No EVM account is active.
 * @throws {FeatureNotSupportedError} Smart sessions are off, or the wallet cannot sign messages.
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SmartSessionNotRevokedError} The API did not accept the revocation.
 */
export async function revokePermissions(
  kit: Kit,
  { session }: RevokePermissionsParameters,
): Promise<RevokePermissionsReturnType> {
  const owner = requireAccount(kit)
  const signature = await sign(kit, owner, session)
  const takenBack = await takeBack(kit, owner, session)
  await reportRevocation(kit, owner, { pci: session.pci, signature })
  dropGrant(kit, session.pci)
  await getQueryClient(kit).invalidateQueries({ queryKey: toSessionsKey(owner.account) })
  return { takenBack }
}
