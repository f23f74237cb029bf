import { type ChainNamespace, ConnectorNotConnectedError, isUserRejection } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import type { LoginAccountType } from '../../kit/LoginInfo.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { track } from '../../state/track.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import type { ActiveLogin, LoginPart } from '../ActiveLogin.ts'
import { LoginAddressError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'
import { ask } from './ask.ts'
import { askUser } from './connectUser.ts'
import { requireActivePart } from './requireActivePart.ts'
import { takeUser } from './takeUser.ts'
import { rememberType } from './user.ts'

/**
 * Requests an account type from the secure frame and returns the type that is active then. After a
 * failure, except a rejection by the user, the externally owned account becomes active (K-SET-05).
 */
async function askFor(
  kit: Kit,
  type: LoginAccountType,
  signal: AbortSignal,
): Promise<LoginAccountType> {
  try {
    const answer = await ask(kit, { name: 'SET_PREFERRED_ACCOUNT', payload: { type } }, signal)
    return answer.type === 'smartAccount' ? 'smartAccount' : 'eoa'
  } catch (error) {
    signal.throwIfAborted()
    if (isUserRejection(error)) throw error
    return 'eoa'
  }
}

type Choice = {
  readonly session: ActiveLogin
  readonly part: LoginPart
  readonly type: LoginAccountType
}

async function choose(kit: Kit, { session, part, type }: Choice, signal: AbortSignal) {
  const { namespace, caipNetworkId } = part
  rememberType(kit, namespace, await askFor(kit, type, signal))
  takeUser(kit, { session, part }, await askUser(kit, { namespace, caipNetworkId }, signal))
  saveConnections(kit, namespace)
  track(kit, {
    event: 'SET_PREFERRED_ACCOUNT_TYPE',
    properties: { accountType: part.type, network: caipNetworkId },
  })
}

/**
 * Changes the active account of the login between externally owned and smart account. Throws the
 * errors of `setPreferredAccountType`.
 */
export async function preferAccount(
  kit: Kit,
  type: LoginAccountType,
  { signal }: Attempt,
): Promise<LoginAccountType> {
  const { session, part } = requireActivePart(kit)
  kit.modal.send({ type: 'loading', value: true })
  try {
    await choose(kit, { session, part, type }, signal)
    return part.type
  } finally {
    kit.modal.send({ type: 'loading', value: false })
  }
}

/**
 * Makes another account of the login the active one (kit-state §6).
 *
 * @throws {LoginAddressError} There is no login, or it has no such account.
 * @throws {ConnectorNotConnectedError} The secure frame keeps a different account active.
 */
export async function selectLoginAccount(
  kit: Kit,
  choice: { readonly namespace: ChainNamespace; readonly address: string },
  signal: AbortSignal,
): Promise<void> {
  const { namespace, address } = choice
  const { session } = getLogin(kit)
  const part = session?.parts.get(namespace)
  const account = part?.accounts.find((other) => other.address === address)
  if (!session || !part || !account) throw new LoginAddressError()
  const type = account.type === 'smartAccount' ? 'smartAccount' : 'eoa'
  await choose(kit, { session, part, type }, signal)
  if (part.accounts[0]?.address !== address) throw new ConnectorNotConnectedError()
}
