import {
  setNameAddress as addressEndpoint,
  setNameAttributes as attributesEndpoint,
  getName,
  getNameSuggestions,
  getNames,
  registerName as registerEndpoint,
} from '@latchkey/blockchain-api'
import { isTestNetwork } from '@latchkey/service'
import { eq } from 'drizzle-orm'
import { english } from 'viem/accounts'
import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import type { Writer } from '../db/Database.ts'
import { nameAddresses, names } from '../db/schema.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { defineRoute } from '../http/Route.ts'
import { etherChain, etherCoinType, requireCoinType } from '../names/coinType.ts'
import {
  AddressChange,
  AttributeChange,
  parseMessage,
  Registration,
  readSigned,
  requireAttributes,
  requireFresh,
  requireName,
  type SignedMessage,
} from '../names/messages.ts'
import { findRegistered, readOwnRecords, readRecord, toAddressMap } from '../names/records.ts'
import { requireSignature, type SignedBy } from '../signatures/requireSignature.ts'
import { requireEvmAddress, toCaipChain } from './chains.ts'

const suggestionCount = 5
const suggestionLetters = 3

/**
 * Schema of the query of every call for account names. None of these calls requires a project
 * (wire-blockchain-api §3.8).
 */
const Versioned = z.object({ apiVersion: z.string().optional() })

const missing = (field: 'name' | 'address') =>
  new ApiError({ status: 404, field, description: 'Name is not registered' })

const takenName = () =>
  new ApiError({ status: 400, field: 'name', description: 'Name is already registered' })

/**
 * Route that returns the record of an account name. For an unregistered name, returns an empty list
 * if `apiVersion` is 2, otherwise status 404.
 */
export const name = defineRoute(getName, {
  query: Versioned,
  async answer({ parameters, query }, { db }) {
    const record = await readRecord(db, (parameters['name'] ?? '').toLowerCase())
    if (record) return { body: record }
    if (query.apiVersion === '2') return { body: [] }
    throw missing('name')
  },
})

/** Route that lists the account names that an address registered for itself. */
export const reverse = defineRoute(getNames, {
  query: Versioned.extend({ chainId: z.string().transform(toCaipChain).optional() }),
  async answer({ parameters, query }, { db }) {
    const address = requireEvmAddress(parameters['address'])
    const records = await readOwnRecords(db, { address, chainId: query.chainId })
    if (records.length === 0 && query.apiVersion !== '2') throw missing('address')
    return { body: records }
  },
})

/**
 * Route that suggests account names: first the requested one with its availability, then free names
 * that begin with it.
 */
export const suggestions = defineRoute(getNameSuggestions, {
  query: z.object({ zone: z.string().optional() }),
  async answer({ parameters, query }, context) {
    const text = (parameters['name'] ?? '').toLowerCase()
    const [firstZone = ''] = context.config.nameZones
    const toName = (label: string) => `${label}.${query.zone ?? firstZone}`
    requireName(toName(text), context)
    const words = english.filter(
      (word) => word.startsWith(text) && word !== text && word.length >= suggestionLetters,
    )
    const all = [text, ...words].map(toName)
    const registered = await findRegistered(context.db, all)
    const free = all.slice(1).filter((each) => !registered.has(each))
    return {
      body: {
        suggestions: [toName(text), ...free]
          .slice(0, suggestionCount)
          .map((each) => ({ name: each, registered: registered.has(each) })),
      },
    }
  },
})

/**
 * Returns the network whose contracts may vouch for the owner of a name: the given one, unless it is
 * a test network that the operator has not configured (S-145).
 */
function toVouching(chain: EvmChain, { config }: ApiContext): EvmChain | undefined {
  const id = chain.network.caipNetworkId
  return isTestNetwork(id) && !config.nameChains.includes(id) ? undefined : chain
}

/** Who accepted a signature, and the CAIP-2 id of the network that the request names. */
type Proof = { readonly signedBy: SignedBy; readonly chain: string }

async function requireProof(
  chain: EvmChain,
  signed: SignedMessage,
  context: ApiContext,
): Promise<Proof> {
  const signedBy = await requireSignature(signed, { codeOn: toVouching(chain, context) })
  return { signedBy, chain: chain.network.caipNetworkId }
}

type Owned = { readonly name: string; readonly coinType: number; readonly address: string }

/** Sets the address of an account name for one coin type, and replaces an earlier address. */
async function addAddress(db: Writer, { name, coinType, address }: Owned, now: Date) {
  const entry = { address, createdAt: now }
  await db
    .insert(nameAddresses)
    .values({ name, coinType, ...entry })
    .onConflictDoUpdate({ target: [nameAddresses.name, nameAddresses.coinType], set: entry })
}

/**
 * Lists the coin types for which a new name resolves to its owner: that of the request, and 60. If
 * code accepted the signature, 60 needs a contract of Ethereum (S-145).
 */
function toOwnCoinTypes(coinType: number, { signedBy, chain }: Proof): ReadonlySet<number> {
  const isForEther = signedBy === 'key' || chain === etherChain
  return new Set(isForEther ? [coinType, etherCoinType] : [coinType])
}

/**
 * Route that registers an account name for the address that signed the request. The checks run in
 * the order that the public API specifies. The first read answers a taken name before the signature
 * is verified; the primary key of the table decides between two simultaneous requests.
 */
export const registerName = defineRoute(registerEndpoint, {
  query: z.object({}),
  async answer({ request }, context) {
    const { db, clock } = context
    const signed = readSigned(request.body)
    const { name, attributes, timestamp } = parseMessage(Registration, signed.message)
    requireName(name, context)
    const { address, coin_type: coinType } = signed
    const chain = requireCoinType(coinType, context)
    if (await readRecord(db, name)) throw takenName()
    requireFresh(timestamp, context)
    requireAttributes(attributes)
    const proof = await requireProof(chain, signed, context)
    const now = new Date(clock.now())
    await db.transaction(async (writer) => {
      const row = {
        name,
        owner: address.toLowerCase(),
        ownerChain: proof.signedBy === 'code' ? proof.chain : null,
        attributes,
        registeredAt: now,
        updatedAt: now,
      }
      const written = await writer.insert(names).values(row).onConflictDoNothing().returning()
      if (written.length === 0) throw takenName()
      for (const each of toOwnCoinTypes(coinType, proof))
        await addAddress(writer, { name, coinType: each, address }, now)
    })
    const record = await readRecord(db, name)
    if (!record) throw takenName()
    return { body: record }
  },
})

type Change = { readonly name: string; readonly signed: SignedMessage; readonly timestamp: number }

const notOwner = () =>
  new ApiError({ status: 401, field: 'address', description: 'Not the owner of the name' })

/**
 * Checks that a change of a name is recent and signed by the name's owner. The owner is the address
 * if its key signed, and the address on one network if code accepted the signature (S-145).
 *
 * @throws {ApiError} 400 for an unknown name or an old message, 401 if the signer does not own the
 * name.
 */
async function requireOwner(
  { name, signed, timestamp }: Change,
  context: ApiContext,
): Promise<Proof> {
  const chain = requireCoinType(signed.coin_type, context)
  const [row] = await context.db.select().from(names).where(eq(names.name, name))
  if (!row)
    throw new ApiError({ status: 400, field: 'name', description: 'Name is not registered' })
  requireFresh(timestamp, context)
  if (row.owner !== signed.address.toLowerCase()) throw notOwner()
  const proof = await requireProof(chain, signed, context)
  if (proof.signedBy === 'code' && row.ownerChain !== proof.chain) throw notOwner()
  return proof
}

/** Route that replaces the attributes of an account name, such as its avatar. */
export const setAttributes = defineRoute(attributesEndpoint, {
  query: z.object({}),
  async answer({ parameters, request }, context) {
    const { name = '' } = parameters
    const signed = readSigned(request.body)
    const { attributes, timestamp } = parseMessage(AttributeChange, signed.message)
    requireAttributes(attributes)
    await requireOwner({ name, signed, timestamp }, context)
    const updatedAt = new Date(context.clock.now())
    await context.db.update(names).set({ attributes, updatedAt }).where(eq(names.name, name))
    return { body: attributes }
  },
})

/** Route that sets the address of an account name for one coin type. */
export const setAddress = defineRoute(addressEndpoint, {
  query: z.object({}),
  async answer({ parameters, request }, context) {
    const { name = '' } = parameters
    const signed = readSigned(request.body)
    const change = parseMessage(AddressChange, signed.message)
    const { network } = requireCoinType(change.coin_type, context)
    requireEvmAddress(change.address)
    const proof = await requireOwner({ name, signed, timestamp: change.timestamp }, context)
    if (proof.signedBy === 'code' && proof.chain !== network.caipNetworkId) throw notOwner()
    const { coin_type: coinType, address } = change
    const now = new Date(context.clock.now())
    const rows = await context.db.transaction(async (writer) => {
      await addAddress(writer, { name, coinType, address }, now)
      await writer.update(names).set({ updatedAt: now }).where(eq(names.name, name))
      return writer.select().from(nameAddresses).where(eq(nameAddresses.name, name))
    })
    return { body: toAddressMap(rows) }
  },
})
