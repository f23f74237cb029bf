/** Maximum weight of a Bitcoin block, in weight units. */
export const MAX_BLOCK_WEIGHT = 4_000_000
/** Maximum weight of a transaction that Bitcoin nodes relay, in weight units. */
export const MAX_STANDARD_WEIGHT = 400_000
/**
 * Minimum size in bytes of a transaction without witness. A smaller one could be mistaken for an
 * inner node of a block's Merkle tree.
 */
export const MIN_STANDARD_BYTES = 65
export const MAX_SIGNATURE_SCRIPT_BYTES = 1_650
/** Maximum number of satoshis that can exist: 21 million bitcoins. */
export const MAX_MONEY = 2_100_000_000_000_000n
/** Number of confirmations that a coinbase output needs before it can be spent. */
export const COINBASE_MATURITY = 100
/** Number of blocks after which the reward for a new block halves. */
export const HALVING_BLOCKS = 210_000
/**
 * Minimum fee rate for relaying a transaction, and minimum increase for replacing one, in satoshis
 * per virtual byte.
 */
export const MIN_FEE_RATE = 1n
/** Fee rate from which the dust limit is computed, in satoshis per virtual byte. */
export const DUST_FEE_RATE = 3n
/** Fee rate above which a fee counts as a mistake, in satoshis per virtual byte. */
export const MAX_FEE_RATE = 10_000n
/**
 * Maximum number of a pending transaction's unconfirmed ancestors, including the transaction
 * itself.
 */
export const MAX_ANCESTORS = 25
/** Maximum number of pending transactions that one replacement may remove. */
export const MAX_REPLACED = 100
/** Highest sequence number that signals replaceability (BIP-125). */
export const MAX_REPLACEABLE_SEQUENCE = 0xfffffffd
/** A lock time below this number is a block height. Other lock times are Unix seconds. */
export const LOCK_TIME_THRESHOLD = 500_000_000
/**
 * Proof-of-work target of the sandbox's blocks in compact form. It is so easy that the first hashes
 * meet it.
 */
export const EASY_BITS = 0x207fffff
