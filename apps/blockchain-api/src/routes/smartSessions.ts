import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  activateSmartSession,
  createSmartSession,
  type Endpoint,
  getSmartSessionContext,
  getSmartSessions,
  revokeSmartSession,
  signForSmartSession,
  toRevocationText,
} from '@latchkey/blockchain-api'
import { toEvmChainId } from '@latchkey/core'
import { and, eq, isNull } from 'drizzle-orm'
import { stringToHex } from 'viem'
import { entryPoint07Address, getUserOperationHash } from 'viem/account-abstraction'
import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { isDataRefusal } from '../db/isDataRefusal.ts'
import { smartSessions } from '../db/schema.ts'
import { ApiError, ShapeError, unsupportedChain } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { type ApiCall, defineRoute, identification, requireProject } from '../http/Route.ts'
import { createSessionKey } from '../sessions/createSessionKey.ts'
import { isPermitted } from '../sessions/isPermitted.ts'
import { readCalls } from '../sessions/readCalls.ts'
import { requireGrant } from '../sessions/requireGrant.ts'
import {
  dropUngranted,
  readSessions,
  refuseSession,
  requireLiveSession,
  requireRoom,
  requireSession,
  requireSize,
  type SessionRow,
  toSeconds,
} from '../sessions/sessions.ts'
import { toOperation } from '../sessions/toOperation.ts'
import { requireSignature } from '../signatures/requireSignature.ts'
import { requireChain, requireEvmAddress } from './chains.ts'

const Asked = z.object(identification)
type Asked = z.output<typeof Asked>

type Owner = {
  readonly chain: EvmChain
  /** Address of the smart session's account, in lower case. */
  readonly address: string
  /** CAIP-10 id of the smart session's account, in lower case. */
  readonly account: string
  readonly secret: Buffer
}

/**
 * Returns the account and project that a request for smart sessions names.
 *
 * @throws {ApiError} 400 for an invalid account, 401 for an unknown project.
 */
function requireOwner({ parameters, query }: ApiCall<Asked>, context: ApiContext): Owner {
  requireProject(query.projectId, context)
  const [namespace = '', reference = '', text] = (parameters['account'] ?? '').split(':')
  const chain = requireChain(`${namespace}:${reference}`, context)
  const { sessionSecret: secret } = context.config
  if (!secret) throw unsupportedChain(chain.network.caipNetworkId)
  const address = requireEvmAddress(text)
  return { chain, address, account: `${chain.network.caipNetworkId}:${address}`, secret }
}

/**
 * Parses a request body by the schema of its endpoint.
 *
 * @throws {ShapeError} For an invalid body, which is answered in plain text as the public API
 * specifies.
 */
function readBody<input extends z.core.$ZodType>(
  { input }: Endpoint<string, input>,
  { parameters, request }: ApiCall<unknown>,
): z.output<input> {
  const body = typeof request.body === 'object' ? request.body : {}
  const parsed = z.safeParse(input, { ...body, account: parameters['account'] })
  if (parsed.success) return parsed.data
  throw new ShapeError('body', parsed.error.issues[0]?.path.join('.') ?? '')
}

/**
 * Route that creates a smart session and returns its public key. With `v=2` the key is plain hex.
 * Otherwise the public API specifies a second encoding: the hex of those hex digits.
 */
export const create = defineRoute(createSmartSession, {
  query: Asked.extend({ v: z.string().optional() }),
  rate: 'session',
  async answer(call, context) {
    const { account, secret } = requireOwner(call, context)
    const { expiry, permissions, policies } = readBody(createSmartSession, call)
    const now = context.clock.now()
    if (expiry <= toSeconds(now)) throw refuseSession('The session is expired')
    requireSize({ permissions, policies })
    await dropUngranted(context)
    await requireRoom(account, context)
    const pci = randomUUID()
    const { projectId, v } = call.query
    const row = { pci, account, projectId, expiry, permissions, policies }
    await context.db.insert(smartSessions).values({ ...row, createdAt: new Date(now) })
    const { publicKey } = createSessionKey(secret, pci)
    const key = v === '2' ? publicKey : stringToHex(publicKey.slice(2))
    return { body: { pci, key: { type: 'secp256k1' as const, publicKey: key } } }
  },
})

/** Route that lists the smart sessions of an account. */
export const list = defineRoute(getSmartSessions, {
  query: Asked,
  async answer(call, context) {
    const { projectNames } = context.config
    const rows = await readSessions(requireOwner(call, context).account, context)
    const toSession = ({ projectId, createdAt, revokedAt, ...row }: (typeof rows)[number]) => ({
      project: {
        id: projectId,
        name: projectNames[projectId] ?? projectId,
        url: null,
        iconUrl: null,
      },
      pci: row.pci,
      expiry: row.expiry,
      createdAt: toSeconds(createdAt),
      permissions: row.permissions,
      policies: row.policies,
      context: row.context,
      revokedAt: revokedAt && toSeconds(revokedAt),
    })
    return { body: { pcis: rows.map(toSession) } }
  },
})

/** Route that returns the permissions context that the wallet granted to a smart session. */
export const context = defineRoute(getSmartSessionContext, {
  query: Asked.extend({ pci: z.string() }),
  async answer(call, apiContext) {
    const { account } = requireOwner(call, apiContext)
    const { context: granted } = await requireSession({ account, pci: call.query.pci }, apiContext)
    return { body: { context: granted } }
  },
})

type Parts = Pick<SessionRow, 'expiry' | 'permissions' | 'policies' | 'context'>

/**
 * Returns the fields of a smart session that the wallet granted: expiry, permissions, policies and
 * context.
 */
const toParts = ({ expiry, permissions, policies, context }: Parts): Parts => ({
  expiry,
  permissions,
  policies,
  context,
})

/**
 * Stores the grant of a smart session. Returns `false` if the session already has a grant.
 *
 * @throws {ApiError} 400 `context` if another session holds the delegation.
 */
async function storeGrant(
  { pci, ...grant }: Parts & Pick<SessionRow, 'pci' | 'delegation'>,
  { db }: ApiContext,
): Promise<boolean> {
  const ungranted = and(eq(smartSessions.pci, pci), isNull(smartSessions.context))
  try {
    const written = await db.update(smartSessions).set(grant).where(ungranted).returning()
    return written.length > 0
  } catch (cause) {
    if (!isDataRefusal(cause)) throw cause
    const description = 'Another session holds the delegation'
    throw new ApiError({ status: 400, field: 'context', description, cause })
  }
}

/**
 * Route that stores the wallet's grant of a smart session, if the account signed the delegation in
 * its context (S-144b). A grant can be stored only once, so that knowing a session's id is not
 * enough to extend it. A repeated call with the same grant gets the first answer.
 */
export const activate = defineRoute(activateSmartSession, {
  query: Asked,
  async answer(call, apiContext) {
    const { account, ...owner } = requireOwner(call, apiContext)
    const { pci, ...body } = readBody(activateSmartSession, call)
    requireSize(body)
    await dropUngranted(apiContext)
    const row = await requireLiveSession({ account, pci }, apiContext)
    const delegation = await requireGrant(body, owner)
    const parts = toParts(body)
    const isStored = await storeGrant({ ...parts, pci: row.pci, delegation }, apiContext)
    if (!isStored && !isDeepStrictEqual(toParts(row), parts))
      throw refuseSession('The session is active already')
    return { body: undefined }
  },
})

/**
 * Route that revokes a smart session permanently. Requires a signature of the session's account. A
 * repeated call changes nothing.
 */
export const revoke = defineRoute(revokeSmartSession, {
  query: Asked,
  async answer(call, apiContext) {
    const { chain, address, account } = requireOwner(call, apiContext)
    const { pci, signature, account: named } = readBody(revokeSmartSession, call)
    const row = await requireSession({ account, pci }, apiContext)
    const signed = { address, message: toRevocationText(named, pci), signature }
    // A session exists on one network, also on a test network, so that network's code may end it.
    await requireSignature(signed, { codeOn: chain })
    await apiContext.db
      .update(smartSessions)
      .set({ revokedAt: new Date(apiContext.clock.now()) })
      .where(and(eq(smartSessions.pci, row.pci), isNull(smartSessions.revokedAt)))
    return { body: undefined }
  },
})

const refuse = (description: string) => new ApiError({ status: 401, field: '', description })

/**
 * Route that signs a user operation with the smart session's key, if the session's permissions
 * allow the operation (EIP-191 over its hash).
 */
export const sign = defineRoute(signForSmartSession, {
  query: Asked.extend({ version: z.string().optional() }),
  async answer(call, apiContext) {
    const { chain, address, account, secret } = requireOwner(call, apiContext)
    const { pci, userOp } = readBody(signForSmartSession, call)
    const session = await requireLiveSession({ account, pci }, apiContext)
    if (session.context === null) throw refuseSession('The session is not active')
    if (userOp.sender.toLowerCase() !== address) throw refuse('Another account would act')
    const calls = readCalls(userOp.callData)
    if (!calls || !isPermitted(session.permissions, calls)) throw refuse('Not permitted')
    const hash = getUserOperationHash({
      chainId: toEvmChainId(chain.network.caipNetworkId),
      entryPointAddress: entryPoint07Address,
      entryPointVersion: '0.7',
      userOperation: toOperation(userOp),
    })
    const key = createSessionKey(secret, session.pci)
    return { body: { signature: await key.signMessage({ message: { raw: hash } }) } }
  },
})
