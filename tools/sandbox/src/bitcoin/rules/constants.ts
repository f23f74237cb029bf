/** Weight units one block may have; a transaction alone may have a tenth to be relayed. */
export const MAX_BLOCK_WEIGHT = 4_000_000
export const MAX_STANDARD_WEIGHT = 400_000
/** Without witness; smaller ones could be taken for a node of the merkle tree. */
export const MIN_STANDARD_BYTES = 65
export const MAX_SIGNATURE_SCRIPT_BYTES = 1_650
/** 21 million coins. */
export const MAX_MONEY = 2_100_000_000_000_000n
/** Blocks until a coinbase may be spent. */
export const COINBASE_MATURITY = 100
/** Blocks until the subsidy halves. */
export const HALVING_BLOCKS = 210_000
/** Satoshis per virtual byte a node relays for, and by which a replacement has to pay more. */
export const MIN_FEE_RATE = 1n
/** Satoshis per virtual byte at which spending an output is counted, to say what is dust. */
export const DUST_FEE_RATE = 3n
/** Satoshis per virtual byte above which a fee is taken for a mistake. */
export const MAX_FEE_RATE = 10_000n
/** Unconfirmed transactions one may depend on, itself included. */
export const MAX_ANCESTORS = 25
/** Transactions a replacement may throw out. */
export const MAX_REPLACED = 100
/** Sequences up to here say that the transaction may be replaced (BIP-125). */
export const MAX_REPLACEABLE_SEQUENCE = 0xfffffffd
/** Lock times below are heights, others are seconds since 1970. */
export const LOCK_TIME_THRESHOLD = 500_000_000
/** A proof-of-work target so easy that the first hashes meet it. */
export const EASY_BITS = 0x207fffff
