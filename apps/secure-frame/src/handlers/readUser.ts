import type { FrameHandlers, FrameRequestContext } from '@latchkey/bridge/frame'
import type { Session } from '@latchkey/frame-api'
import { toHex } from 'viem'
import { toWireChainId } from '../accounts/createNetworks.ts'
import type { FrameParts } from '../app/FrameParts.ts'
import { InvalidRequestError } from '../approvals/errors/InvalidRequestError.ts'
import { createPersonalSign } from '../rpc/personalSign.ts'
import { toRpcContext } from './toRpcContext.ts'

type GetUserPayload = NonNullable<Parameters<FrameHandlers['GET_USER']>[0]>

export type ReadUserParameters = {
  readonly session: Session
  readonly chainId: GetUserPayload['chainId']
  readonly siwxMessage: GetUserPayload['siwxMessage']
  readonly context: FrameRequestContext
}

/** What the app writes where the address belongs that it does not know yet (wire §7). */
const placeholder = '<<AccountAddress>>'

/** Opens the wallet of a session and says who it is; signs in to the app where it asks for that. */
export async function readUser(parts: FrameParts, parameters: ReadUserParameters) {
  const { session, chainId, siwxMessage, context } = parameters
  const { networks, accounts } = parts
  const network = networks.find(chainId)
  const addresses = await accounts.open(session, context)
  networks.setActive(network)
  const address = addresses[network.namespace]
  const user = {
    address,
    chainId: toWireChainId(network),
    email: session.email,
    accounts: [{ address, type: 'eoa' as const }],
    preferredAccountType: 'eoa',
    backedUp: !parts.signing.vault.needsBackup(),
  }
  if (!siwxMessage) return user
  return { ...user, ...(await signIn(parts, { siwxMessage, address, context })) }
}

type SignInParameters = {
  readonly siwxMessage: NonNullable<GetUserPayload['siwxMessage']>
  readonly address: string
  readonly context: FrameRequestContext
}

/** Fills in the address, shows the message and signs what was shown (S-50, S-53). */
async function signIn(parts: FrameParts, { siwxMessage, address, context }: SignInParameters) {
  const { serializedMessage } = siwxMessage
  if (serializedMessage === undefined) {
    throw new InvalidRequestError({ hint: 'The sign-in message has no text to sign.' })
  }
  const message = serializedMessage.replaceAll(placeholder, address)
  const filled = { ...siwxMessage, accountAddress: address, serializedMessage: message }
  const rpcContext = toRpcContext(parts, parts.networks.find(siwxMessage.chainId), context)
  const sign = createPersonalSign(parts.signing)
  const signature = await sign([toHex(message), address], rpcContext)
  return { message, signature: String(signature), siwxMessage: filled }
}
