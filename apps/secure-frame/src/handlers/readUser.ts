import type { FrameHandlers, FrameRequestContext } from '@latchkey/bridge/frame'
import type { Session } from '@latchkey/frame-api'
import { toHex } from 'viem'
import { toWireChainId } from '../accounts/createNetworks.ts'
import { toAccountType } from '../accounts/listAccounts.ts'
import { InvalidRequestError } from '../requests/InvalidRequestError.ts'
import { createPersonalSign } from '../rpc/messages/personalSign.ts'
import type { FrameParts } from './FrameParts.ts'
import { toRpcContext } from './toRpcContext.ts'

type GetUserPayload = NonNullable<Parameters<FrameHandlers['GET_USER']>[0]>

export type ReadUserParameters = {
  readonly session: Session
  readonly asked: Pick<GetUserPayload, 'chainId' | 'siwxMessage' | 'preferredAccountType'>
  readonly context: FrameRequestContext
}

/**
 * Placeholder for the account's address in the app's sign-in message, because the app does not know
 * the address before the login (wire §7).
 */
const placeholder = '<<AccountAddress>>'

/**
 * Opens the wallet of a session and returns the user. If the request contains a sign-in message,
 * also signs in to the app.
 */
export async function readUser(parts: FrameParts, parameters: ReadUserParameters) {
  const { session, asked, context } = parameters
  const { chainId, siwxMessage, preferredAccountType } = asked
  const { networks, accounts } = parts
  const network = networks.find(chainId)
  await accounts.open(session, context)
  networks.setActive(network)
  // Other namespaces have only one account type. Their preference must not change the preference
  // for EVM accounts.
  if (preferredAccountType !== undefined && network.namespace === 'eip155') {
    accounts.prefer(toAccountType(preferredAccountType))
  }
  const all = accounts.list(network)
  const [{ address, type }] = all
  const user = {
    address,
    chainId: toWireChainId(network),
    email: session.email,
    accounts: all.map((account) => ({ address: account.address, type: account.type })),
    preferredAccountType: type,
    backedUp: !parts.signing.vault.needsBackup(),
    ...(parts.loginSignIn.isOpen(context.origin) && { signsIn: true }),
  }
  if (!siwxMessage) return user
  return { ...user, ...(await signIn(parts, { siwxMessage, address, context })) }
}

type SignInParameters = {
  readonly siwxMessage: NonNullable<GetUserPayload['siwxMessage']>
  readonly address: string
  readonly context: FrameRequestContext
}

/**
 * Fills the account's address into the app's sign-in message, asks the user to approve it, and
 * signs it (S-50, S-53).
 */
async function signIn(parts: FrameParts, { siwxMessage, address, context }: SignInParameters) {
  const { serializedMessage } = siwxMessage
  if (serializedMessage === undefined) {
    throw new InvalidRequestError({ hint: 'The sign-in message has no text to sign.' })
  }
  const message = serializedMessage.replaceAll(placeholder, address)
  const filled = { ...siwxMessage, accountAddress: address, serializedMessage: message }
  const network = parts.networks.find(siwxMessage.chainId)
  const rpcContext = toRpcContext(parts, { network, named: address }, context)
  const sign = createPersonalSign(parts.signing)
  const signature = await sign([toHex(message), address], rpcContext)
  return { message, signature: String(signature), siwxMessage: filled }
}
