import { isDecimals } from '@latchkey/core'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { toPlainText } from './toPlainText.ts'

/** Creates the column `chain`: the CAIP-2 id of the network. */
const chain = () => text('chain').notNull()
const blockNumber = () => bigint('block_number', { mode: 'number' }).notNull()
/** Creates the column `mined_at`: the Unix time in seconds, as in block headers. */
const minedAt = () => bigint('mined_at', { mode: 'number' }).notNull()
/**
 * Creates the column `amount`: an amount in the smallest unit of the asset. 256 bits need 78
 * digits.
 */
const amount = () => numeric('amount', { precision: 78, scale: 0 }).notNull()

/**
 * Table of all indexed blocks. The highest block of a chain shows how far its index has come. A
 * changed hash reveals a reorganisation.
 */
export const blocks = pgTable(
  'blocks',
  {
    chain: chain(),
    blockNumber: blockNumber(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.blockNumber] })],
)

/** Table of indexed transactions. All addresses of the index are in lower case. */
export const transactions = pgTable(
  'transactions',
  {
    chain: chain(),
    blockNumber: blockNumber(),
    /** Index of the transaction within its block, from 0. */
    position: integer('position').notNull(),
    hash: text('hash').notNull(),
    minedAt: minedAt(),
    sender: text('sender').notNull(),
    /** Address of the transaction's recipient; empty for a contract creation. */
    receiver: text('receiver').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    succeeded: boolean('succeeded').notNull(),
    /** First four bytes of the transaction's data, which identify the called function, or `0x`. */
    selector: text('selector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.blockNumber, table.position] })],
)

export const transfers = pgTable(
  'transfers',
  {
    chain: chain(),
    blockNumber: blockNumber(),
    /** Index of the transfer's transaction within its block, from 0. */
    position: integer('position').notNull(),
    /**
     * Index of the log within the block. It is -1 for native currency, which the transaction itself
     * or an inner call transfers without a log.
     */
    logIndex: integer('log_index').notNull(),
    /** Address of the transferred token; `0xeeee…eeee` for the native currency. */
    token: text('token').notNull(),
    sender: text('sender').notNull(),
    receiver: text('receiver').notNull(),
    amount: amount(),
    /** Token id within an NFT collection; null for fungible tokens. */
    tokenId: numeric('token_id', { precision: 78, scale: 0 }),
    /**
     * Index within a log with several transfers, or index of an inner call; 0 for the transaction
     * itself.
     */
    part: integer('part').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.chain, table.blockNumber, table.position, table.logIndex, table.part],
    }),
  ],
)

/** Table of the transactions of each account, from which pages of its history are read. */
export const activity = pgTable(
  'activity',
  {
    account: text('account').notNull(),
    chain: chain(),
    blockNumber: blockNumber(),
    position: integer('position').notNull(),
    minedAt: minedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.chain, table.blockNumber, table.position] }),
    // The index covers all columns of the page order and is read backwards. With fewer columns, the
    // database would sort all rows of an account for each page.
    index('activity_page').on(
      table.account,
      table.minedAt,
      table.blockNumber,
      table.position,
      table.chain,
    ),
    index('activity_block').on(table.chain, table.blockNumber),
  ],
)

/**
 * Table of the accounts' token balances, summed from the indexed transfers. The native currency is
 * excluded, because gas and rewards change its balance without a transfer.
 */
export const holdings = pgTable(
  'holdings',
  {
    account: text('account').notNull(),
    chain: chain(),
    token: text('token').notNull(),
    /**
     * Balance in the smallest unit. The column is unbounded, because a token may report any
     * amounts.
     */
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.chain, table.token] })],
)

/** Table of how many copies of each NFT an account holds, summed from the indexed transfers. */
export const nftHoldings = pgTable(
  'nft_holdings',
  {
    account: text('account').notNull(),
    chain: chain(),
    token: text('token').notNull(),
    tokenId: numeric('token_id', { precision: 78, scale: 0 }).notNull(),
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.chain, table.token, table.tokenId] })],
)

/** Table of cached NFT metadata, from the chain and the creator. Texts may be empty. */
export const nfts = pgTable(
  'nfts',
  {
    chain: chain(),
    /** Address of the NFT's contract, in lower case on EVM networks; the mint on Solana. */
    contract: text('contract').notNull(),
    tokenId: text('token_id').notNull(),
    standard: text('standard').$type<'ERC721' | 'ERC1155' | 'SPL'>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    collection: text('collection').notNull(),
    /** Picture URI of the NFT exactly as the creator wrote it. */
    pictureUri: text('picture_uri').notNull(),
    /** Whether the creator's metadata could be read. If not, the row expires earlier. */
    whole: boolean('whole').notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.contract, table.tokenId] })],
)

/**
 * Column with a token's decimals. A value outside 0 to 255, which an older version stored, reads as
 * 0 (S-142).
 */
const decimals = customType<{ data: number; driverData: unknown }>({
  dataType: () => 'integer',
  fromDriver: (value) => (isDecimals(value) ? value : 0),
})

/** Column with a name that a token's contract chose, of at most 64 characters (S-142). */
const tokenText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (value) => toPlainText(value, 64),
})

/** Table of the tokens' names, symbols and decimals, read from their contracts. */
export const tokens = pgTable(
  'tokens',
  {
    chain: chain(),
    address: text('address').notNull(),
    name: tokenText('name').notNull(),
    symbol: tokenText('symbol').notNull(),
    decimals: decimals('decimals').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.address] })],
)

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()

/** Table of registered account names, such as `mira.latchkey.id`, in lower case. */
export const names = pgTable(
  'names',
  {
    name: text('name').primaryKey(),
    /**
     * Address that registered the name, in lower case. Only this address may change the name, even
     * if the name resolves to another address.
     */
    owner: text('owner').notNull(),
    /**
     * CAIP-2 id of the network whose contract accepted the owner's signature. The name then belongs
     * to the address on that network alone (S-145). Null: the key of the address signed.
     */
    ownerChain: text('owner_chain'),
    attributes: jsonb('attributes').$type<Readonly<Record<string, string>>>().notNull(),
    registeredAt: time('registered_at'),
    updatedAt: time('updated_at'),
  },
  (table) => [index('names_owner').on(table.owner, table.registeredAt.desc())],
)

/** Table of the addresses that a registered name resolves to, by coin type (ENSIP-11). */
export const nameAddresses = pgTable(
  'name_addresses',
  {
    name: text('name')
      .notNull()
      .references(() => names.name),
    coinType: bigint('coin_type', { mode: 'number' }).notNull(),
    /** The address to which the name resolves, exactly as the client sent it. */
    address: text('address').notNull(),
    createdAt: time('created_at'),
  },
  (table) => [primaryKey({ columns: [table.name, table.coinType] })],
)

type Part = { readonly type: string; readonly data?: unknown }

/**
 * Table of smart sessions, without their private keys. A key is derived from the configured secret
 * when the server signs.
 */
export const smartSessions = pgTable(
  'smart_sessions',
  {
    pci: text('pci').primaryKey(),
    /** CAIP-10 id of the smart session's account, in lower case. */
    account: text('account').notNull(),
    projectId: text('project_id').notNull(),
    /** Time at which the smart session expires, in Unix seconds. */
    expiry: bigint('expiry', { mode: 'number' }).notNull(),
    permissions: jsonb('permissions').$type<readonly Part[]>().notNull(),
    policies: jsonb('policies').$type<readonly Part[]>().notNull(),
    /** Permissions context that the wallet granted to the smart session; null before the grant. */
    context: text('context').$type<`0x${string}`>(),
    /**
     * Hash of the delegation in `context`, which the account signed. Unique, so that strangers
     * cannot list a delegation again under other permissions; null before the grant.
     */
    delegation: text('delegation').unique(),
    createdAt: time('created_at'),
    revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('smart_sessions_account').on(table.account, table.createdAt.desc())],
)
