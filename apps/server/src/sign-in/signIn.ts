import { ChainUnreachableError, type Signer } from '@latchkey/adapter-eip155/verify'
import { parseCaipNetworkId } from '@latchkey/core'
import { parseSignInMessage, type SignInData, SignInMessageError } from '@latchkey/core/sign-in'
import { sha256 } from '@latchkey/service'
import { RefusalError } from '../errors/RefusalError.ts'
import { checkMessage } from './checkMessage.ts'
import { createSession } from './createSession.ts'
import { consumeNonce, type NonceUse, reserveNonce, takeReservation } from './nonces.ts'
import type { SignInContext } from './SignInContext.ts'
import { toSignInChains } from './toSignInChains.ts'
import { type SignedText, toAccountAddress, verifySignature } from './verifySignature.ts'

export type SignInParameters = {
  readonly message: string
  readonly signature: string
  /**
   * Hash of the pre-session cookie that the nonce was issued to; `undefined` if the browser has no
   * such cookie.
   */
  readonly browserHash: string | undefined
  readonly previousTokenHash: string | undefined
  /** User id of the browser's existing session; `undefined` without a session. */
  readonly userIdHere: string | undefined
  readonly browser: string
}

/**
 * Signs in with a signed message. Parses the text, consumes its nonce even if the sign-in fails,
 * compares every field, verifies the signature, and creates the session.
 *
 * @returns The secret of the new cookie.
 * @throws {RefusalError} 401 for a definitive rejection; 503 `chain_unreachable` if the same
 * message may be sent again.
 */
export async function signIn(
  context: SignInContext,
  parameters: SignInParameters,
): Promise<string> {
  const { message, signature, browserHash } = parameters
  const now = context.clock.now()
  const data = parse(message)
  const nonce = data?.nonce ?? readNonce(message)
  const attempt = sha256(message, signature)
  const use =
    nonce === undefined || browserHash === undefined ? undefined : { nonce, browserHash, now }

  const mayTry = use !== undefined && (await takeNonce(context, use, attempt))
  if (!data)
    throw new RefusalError('invalid_message', { hint: 'The text does not follow the grammar.' })
  if (!use || !mayTry) throw new RefusalError('nonce_used')

  const rules = {
    publicOrigin: context.config.publicOrigin,
    chainIds: toSignInChains(context.config),
    now,
  }
  const problem = checkMessage(data, rules)
  if (problem) throw new RefusalError(problem.code, { hint: problem.hint })

  const address = toAccountAddress(data.accountAddress, data.chainId) ?? data.accountAddress
  const signer = await findSigner(context, { data, address, message, signature }, async () =>
    reserveNonce(context.db, { ...use, now: context.clock.now() }, attempt),
  )
  if (!signer) throw new RefusalError('invalid_signature')
  const verified = { ...parameters, data, address, signer, auditHash: attempt }
  return createAccountSession(context, verified)
}

function parse(message: string): SignInData | undefined {
  try {
    return parseSignInMessage(message)
  } catch (error) {
    if (error instanceof SignInMessageError) return undefined
    throw error
  }
}

/**
 * Finds the nonce in a sign-in message that does not follow the grammar. Such an attempt also
 * consumes its nonce (S-80).
 */
function readNonce(message: string): string | undefined {
  return /^Nonce: ([A-Za-z0-9]{8,})\r?$/m.exec(message)?.[1]
}

async function takeNonce({ db }: SignInContext, use: NonceUse, attempt: string): Promise<boolean> {
  return (await consumeNonce(db, use)) || (await takeReservation(db, use, attempt))
}

async function findSigner(
  { config }: SignInContext,
  signed: Omit<SignedText, 'rpcUrls'>,
  onUnreachable: () => Promise<void>,
): Promise<Signer | undefined> {
  const rpcUrls = config.rpcUrls[signed.data.chainId] ?? []
  try {
    return await verifySignature({ ...signed, rpcUrls })
  } catch (error) {
    if (!(error instanceof ChainUnreachableError)) throw error
    await onUnreachable()
    throw new RefusalError('chain_unreachable', { hint: error.hint ?? '', cause: error })
  }
}

type Verified = SignInParameters & {
  readonly data: SignInData
  readonly address: string
  readonly signer: Signer
  readonly auditHash: string
}

async function createAccountSession(context: SignInContext, verified: Verified): Promise<string> {
  const { data, address, signer, previousTokenHash, userIdHere, browser, auditHash } = verified
  const { chainId } = data
  const account = { namespace: parseCaipNetworkId(chainId).namespace, address, chainId }
  const now = context.clock.now()
  const token = await createSession(context.db, {
    account,
    signer,
    expirationTime: data.expirationTime,
    previousTokenHash,
    userIdHere,
    welcomePoints: context.config.welcomePoints,
    browser,
    auditHash,
    now,
  })
  context.log.info('signed_in', { address, chainId, signer })
  return token
}
