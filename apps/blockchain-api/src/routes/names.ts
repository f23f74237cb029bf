import {
  setNameAddress as addressEndpoint,
  setNameAttributes as attributesEndpoint,
  getName,
  getNameSuggestions,
  getNames,
  registerName as registerEndpoint,
} from '@latchkey/blockchain-api'
import { eq } from 'drizzle-orm'
import { english } from 'viem/accounts'
import * as z from 'zod'
import type { Writer } from '../db/Database.ts'
import { nameAddresses, names } from '../db/schema.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { defineRoute } from '../http/Route.ts'
import { etherCoinType, requireCoinType } from '../names/coinType.ts'
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
import { findRegistered, readRecord, readRecordsOf, toAddressMap } from '../names/records.ts'
import { requireSignature } from '../signatures/requireSignature.ts'
import { requireEvmAddress } from './chains.ts'

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

/** Route that lists the account names of an address. */
export const reverse = defineRoute(getNames, {
  query: Versioned,
  async answer({ parameters, query }, { db }) {
    const records = await readRecordsOf(db, requireEvmAddress(parameters['address']))
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

type Owned = { readonly name: string; readonly coinType: number; readonly address: string }

/** Sets the address of an account name for one coin type, and replaces an earlier address. */
async function addAddress(db: Writer, { name, coinType, address }: Owned, now: Date) {
  const entry = { address, addressKey: address.toLowerCase(), createdAt: now }
  await db
    .insert(nameAddresses)
    .values({ name, coinType, ...entry })
    .onConflictDoUpdate({ target: [nameAddresses.name, nameAddresses.coinType], set: entry })
}

/**
 * Route that registers an account name for the address that signed the request. The checks run in
 * the order that the public API specifies.
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
    await requireSignature(chain, signed)
    const now = new Date(clock.now())
    await db.transaction(async (writer) => {
      const row = {
        name,
        owner: address.toLowerCase(),
        attributes,
        registeredAt: now,
        updatedAt: now,
      }
      const written = await writer.insert(names).values(row).onConflictDoNothing().returning()
      if (written.length === 0) throw takenName()
      for (const each of new Set([coinType, etherCoinType]))
        await addAddress(writer, { name, coinType: each, address }, now)
    })
    const record = await readRecord(db, name)
    if (!record) throw takenName()
    return { body: record }
  },
})

type Change = { readonly name: string; readonly signed: SignedMessage; readonly timestamp: number }

/**
 * Checks that a change of a name is recent and signed by the name's owner.
 *
 * @throws {ApiError} 400 for an unknown name or an old message, 401 if the signer does not own the
 * name.
 */
async function requireOwner({ name, signed, timestamp }: Change, context: ApiContext) {
  const chain = requireCoinType(signed.coin_type, context)
  const [row] = await context.db.select().from(names).where(eq(names.name, name))
  if (!row)
    throw new ApiError({ status: 400, field: 'name', description: 'Name is not registered' })
  requireFresh(timestamp, context)
  if (row.owner !== signed.address.toLowerCase())
    throw new ApiError({ status: 401, field: 'address', description: 'Not the owner of the name' })
  await requireSignature(chain, signed)
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
    requireCoinType(change.coin_type, context)
    requireEvmAddress(change.address)
    await requireOwner({ name, signed, timestamp: change.timestamp }, context)
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
