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
/** Unix time in seconds, as in block headers. */
const minedAt = () => bigint('mined_at', { mode: 'number' }).notNull()
/** In the smallest unit; 256 bits need 78 digits. */
const amount = () => numeric('amount', { precision: 78, scale: 0 }).notNull()

/**
 * Every indexed block. The highest block of a chain is the position of its index, and the hashes
 * reveal reorganisations.
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

/** Indexed transactions. All addresses in this and the following tables are in lower case. */
export const transactions = pgTable(
  'transactions',
  {
    chain: chain(),
    blockNumber: blockNumber(),
    /** Index of the transaction within its block. */
    position: integer('position').notNull(),
    hash: text('hash').notNull(),
    minedAt: minedAt(),
    sender: text('sender').notNull(),
    /** Empty for a contract creation. */
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
    /** Index of the transaction within the block. */
    position: integer('position').notNull(),
    /**
     * Index of the log within the block; -1 for native currency, sent by the transaction itself or
     * by an inner call.
     */
    logIndex: integer('log_index').notNull(),
    /** Address of the token; `0xeeee…eeee` for the native currency. */
    token: text('token').notNull(),
    sender: text('sender').notNull(),
    receiver: text('receiver').notNull(),
    amount: amount(),
    /** Token id within a collection; null for fungible tokens. */
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

/** Transactions per account, for reading pages of its history. */
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
    // Read backwards. The index has all columns of the sort order, because otherwise all rows of an
    // account would be sorted for each page.
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
 * Token balances of accounts, summed from the indexed transfers. The native currency is excluded,
 * because gas and rewards change it without a transfer.
 */
export const holdings = pgTable(
  'holdings',
  {
    account: text('account').notNull(),
    chain: chain(),
    token: text('token').notNull(),
    /** In the smallest unit. The sum is unbounded, because a token may report any amounts. */
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.chain, table.token] })],
)

/** Number of each NFT that an account holds, summed from the indexed transfers. */
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

/** NFT metadata from the chain and the creator. Texts may be empty. */
export const nfts = pgTable(
  'nfts',
  {
    chain: chain(),
    /** In lower case on EVM networks; a mint on Solana. */
    contract: text('contract').notNull(),
    tokenId: text('token_id').notNull(),
    standard: text('standard').$type<'ERC721' | 'ERC1155' | 'SPL'>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    collection: text('collection').notNull(),
    /** Picture URI exactly as the creator wrote it. */
    pictureUri: text('picture_uri').notNull(),
    /** Whether the creator's metadata could be read. */
    whole: boolean('whole').notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.contract, table.tokenId] })],
)

/** Name, symbol and decimals of tokens, from their contracts. */
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

/** Registered names with their zone, in lower case. */
export const names = pgTable('names', {
  name: text('name').primaryKey(),
  /**
   * The registering address in lower case. Only the owner may change the name, whatever addresses
   * it resolves to.
   */
  owner: text('owner').notNull(),
  attributes: jsonb('attributes').$type<Readonly<Record<string, string>>>().notNull(),
  registeredAt: time('registered_at'),
  updatedAt: time('updated_at'),
})

/** Addresses that a name resolves to, by coin type (ENSIP-11). */
export const nameAddresses = pgTable(
  'name_addresses',
  {
    name: text('name')
      .notNull()
      .references(() => names.name),
    coinType: bigint('coin_type', { mode: 'number' }).notNull(),
    /** The address exactly as received. */
    address: text('address').notNull(),
    /** The address in lower case, for look-ups. */
    addressKey: text('address_key').notNull(),
    createdAt: time('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.coinType] }),
    index('name_addresses_reverse').on(table.addressKey),
  ],
)

type Part = { readonly type: string; readonly data?: unknown }

/** Smart sessions. Their keys are derived from the configured secret and never stored. */
export const smartSessions = pgTable(
  'smart_sessions',
  {
    pci: text('pci').primaryKey(),
    /** CAIP-10 in lower case. */
    account: text('account').notNull(),
    projectId: text('project_id').notNull(),
    /** Unix time in seconds. */
    expiry: bigint('expiry', { mode: 'number' }).notNull(),
    permissions: jsonb('permissions').$type<readonly Part[]>().notNull(),
    policies: jsonb('policies').$type<readonly Part[]>().notNull(),
    /** Permissions context granted by the wallet; null before the grant. */
    context: text('context').$type<`0x${string}`>(),
    createdAt: time('created_at'),
    revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('smart_sessions_account').on(table.account, table.createdAt.desc())],
)
