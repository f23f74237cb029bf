/** Maximum weight units of a block. A relayed transaction may have a tenth of this. */
export const MAX_BLOCK_WEIGHT = 4_000_000
export const MAX_STANDARD_WEIGHT = 400_000
/**
 * Minimum size without witness. A smaller transaction could be mistaken for a node of the merkle
 * tree.
 */
export const MIN_STANDARD_BYTES = 65
export const MAX_SIGNATURE_SCRIPT_BYTES = 1_650
/** 21 million coins. */
export const MAX_MONEY = 2_100_000_000_000_000n
/** Confirmations before a coinbase may be spent. */
export const COINBASE_MATURITY = 100
/** Blocks until the subsidy halves. */
export const HALVING_BLOCKS = 210_000
/** Minimum relay fee, and minimum increase for a replacement, in satoshis per virtual byte. */
export const MIN_FEE_RATE = 1n
/** Fee rate of the dust limit, in satoshis per virtual byte. */
export const DUST_FEE_RATE = 3n
/** Fee rate above which a fee counts as a mistake, in satoshis per virtual byte. */
export const MAX_FEE_RATE = 10_000n
/** Maximum number of unconfirmed transactions in a chain of ancestors, the transaction included. */
export const MAX_ANCESTORS = 25
/** Maximum number of transactions that one replacement may evict. */
export const MAX_REPLACED = 100
/** Highest sequence number that signals replaceability (BIP-125). */
export const MAX_REPLACEABLE_SEQUENCE = 0xfffffffd
/** Lower lock times are block heights, all others are Unix times in seconds. */
export const LOCK_TIME_THRESHOLD = 500_000_000
/** A proof-of-work target so easy that the first hashes meet it. */
export const EASY_BITS = 0x207fffff
