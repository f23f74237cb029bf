const second = 1_000

/** Timeout of a node's answer. */
export const nodeTimeoutMs = 10 * second
/** Maximum size of a node's answer. */
export const nodeAnswerBytes = 10 * 1024 * 1024
export const bodyLimitBytes = 1024 * 1024

export const hourSeconds = 3_600
export const daySeconds = 86_400

/** Entries per page of history. */
export const historyPage = 50
/**
 * Entries per page of history on a Solana cluster, where each entry is a separate request to the
 * node.
 */
export const solanaHistoryPage = 20
/** Number of an owner's token accounts whose history is also read. */
export const solanaTokenAccounts = 20
/** Blocks that are read concurrently and written together. */
export const blocksPerStep = 20
/** Interval at which the chain is polled for a new block when its index is up to date. */
export const headEveryMs = second
/** Maximum time that a request waits for the index to catch up. */
export const catchUpMs = 500
/** Delay before a failed chain is tried again. */
export const failedEveryMs = 5 * second
/** Maximum time until the transaction of a swap is mined. */
export const swapDeadlineSeconds = 1_200
/** Maximum number of token addresses in one `forceUpdate`. */
export const forcedTokens = 20
/** Default and maximum number of NFTs per page. */
export const nftPage = 20
export const nftPageLimit = 50
/** Maximum number of NFTs per history page that are shown with metadata. */
export const historyNfts = 50
/** Total timeout of a request to a foreign server, including redirects. */
export const nftFetchMs = 5 * second
export const nftRedirects = 3
/** Maximum size of an NFT's metadata. */
export const nftMetadataBytes = 256 * 1024
/** Maximum size of an NFT's picture. */
export const nftPictureBytes = 5 * 1024 * 1024
/** Lifetime of cached NFT metadata, and of failed look-ups. */
export const nftFactsMs = 24 * 3_600 * second
export const nftUnreadMs = 600 * second
