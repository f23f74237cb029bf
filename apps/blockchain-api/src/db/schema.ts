import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** CAIP-2. */
const chain = () => text('chain').notNull()
const blockNumber = () => bigint('block_number', { mode: 'number' }).notNull()
/** Seconds since 1970, as blocks have it. */
const minedAt = () => bigint('mined_at', { mode: 'number' }).notNull()
/** Smallest unit; 256 bits need 78 digits. */
const amount = () => numeric('amount', { precision: 78, scale: 0 }).notNull()

/** Every indexed block. The highest of a chain says how far its index is; the hashes say where a chain was reorganised. */
export const blocks = pgTable(
  'blocks',
  {
    chain: chain(),
    blockNumber: blockNumber(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.blockNumber] })],
)

/** Addresses are lower case here and below. */
export const transactions = pgTable(
  'transactions',
  {
    chain: chain(),
    blockNumber: blockNumber(),
    /** In its block. */
    position: integer('position').notNull(),
    hash: text('hash').notNull(),
    minedAt: minedAt(),
    sender: text('sender').notNull(),
    /** Empty: it made a contract. */
    receiver: text('receiver').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    succeeded: boolean('succeeded').notNull(),
    /** First four bytes of the data, or `0x`. */
    selector: text('selector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.blockNumber, table.position] })],
)

export const transfers = pgTable(
  'transfers',
  {
    chain: chain(),
    blockNumber: blockNumber(),
    /** Of its transaction. */
    position: integer('position').notNull(),
    /** Place among the block's logs; -1: coins, of the transaction itself or of a call within. */
    logIndex: integer('log_index').notNull(),
    /** The coin is `0xeeee…eeee`. */
    token: text('token').notNull(),
    sender: text('sender').notNull(),
    receiver: text('receiver').notNull(),
    amount: amount(),
    /** Which one of a collection; null: tokens of this kind are all alike. */
    tokenId: numeric('token_id', { precision: 78, scale: 0 }),
    /** Place in a log that moves several, or of a call within; 0 of the transaction itself. */
    part: integer('part').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.chain, table.blockNumber, table.position, table.logIndex, table.part],
    }),
  ],
)

/** Which transactions an account has part in: what a page of its history is read by. */
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
    // Read from its end: what a page is sorted by, to the last column, or all of an account's rows are sorted for each.
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

/** What an account holds of a token by the transfers indexed; not of the coin, of which gas and rewards move too. */
export const holdings = pgTable(
  'holdings',
  {
    account: text('account').notNull(),
    chain: chain(),
    token: text('token').notNull(),
    /** Smallest unit. A token may claim any amount any number of times, so there is no bound to the sum. */
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.chain, table.token] })],
)

/** How many of each collectible an account holds by the transfers indexed. */
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

/** What is told of collectibles, by the chain and by whoever made them. Texts may be empty. */
export const nfts = pgTable(
  'nfts',
  {
    chain: chain(),
    /** Lower case on EVM networks; a mint on Solana. */
    contract: text('contract').notNull(),
    tokenId: text('token_id').notNull(),
    standard: text('standard').$type<'ERC721' | 'ERC1155' | 'SPL'>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    collection: text('collection').notNull(),
    /** As whoever made it wrote it. */
    pictureUri: text('picture_uri').notNull(),
    /** Whether whoever made it could be asked. */
    whole: boolean('whole').notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.contract, table.tokenId] })],
)

/** What tokens say of themselves. */
export const tokens = pgTable(
  'tokens',
  {
    chain: chain(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.address] })],
)

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()

/** Registered names, with their zone, lower case. */
export const names = pgTable('names', {
  name: text('name').primaryKey(),
  /** Who registered it, lower case; nobody else may change it, whomever it leads to. */
  owner: text('owner').notNull(),
  attributes: jsonb('attributes').$type<Readonly<Record<string, string>>>().notNull(),
  registeredAt: time('registered_at'),
  updatedAt: time('updated_at'),
})

/** Where a name leads, by coin type (ENSIP-11). */
export const nameAddresses = pgTable(
  'name_addresses',
  {
    name: text('name')
      .notNull()
      .references(() => names.name),
    coinType: bigint('coin_type', { mode: 'number' }).notNull(),
    /** As it was given. */
    address: text('address').notNull(),
    /** Lower case, for the look-up. */
    addressKey: text('address_key').notNull(),
    createdAt: time('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.coinType] }),
    index('name_addresses_reverse').on(table.addressKey),
  ],
)

type Part = { readonly type: string; readonly data?: unknown }

/** Smart sessions. Their keys are made from the configured secret and stand nowhere. */
export const smartSessions = pgTable(
  'smart_sessions',
  {
    pci: text('pci').primaryKey(),
    /** CAIP-10, lower case. */
    account: text('account').notNull(),
    projectId: text('project_id').notNull(),
    /** Seconds since 1970. */
    expiry: bigint('expiry', { mode: 'number' }).notNull(),
    permissions: jsonb('permissions').$type<readonly Part[]>().notNull(),
    policies: jsonb('policies').$type<readonly Part[]>().notNull(),
    /** What the wallet granted; null: it has not yet. */
    context: text('context').$type<`0x${string}`>(),
    createdAt: time('created_at'),
    revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('smart_sessions_account').on(table.account, table.createdAt.desc())],
)
