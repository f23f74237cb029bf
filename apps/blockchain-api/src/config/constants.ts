const second = 1_000

/** How long a node may take to answer. */
export const nodeTimeoutMs = 10 * second
/** Largest answer of a node that is passed on. */
export const nodeAnswerBytes = 10 * 1024 * 1024
export const bodyLimitBytes = 1024 * 1024

export const hourSeconds = 3_600
export const daySeconds = 86_400

/** Entries of a page of history. */
export const historyPage = 50
/** The same of a Solana cluster, where each one is a question to the node. */
export const solanaHistoryPage = 20
/** Token accounts of an owner whose history is read beside its own. */
export const solanaTokenAccounts = 20
/** Blocks read at once and written together. */
export const blocksPerStep = 20
/** How often a chain whose index is at its head is asked for a new block. */
export const headEveryMs = second
/** How long a question waits until the index is where the chain is. */
export const catchUpMs = 500
/** How long a chain that failed is left alone. */
export const failedEveryMs = 5 * second
/** How long the transaction of a swap may wait for its block. */
export const swapDeadlineSeconds = 1_200
/** Token addresses of one `forceUpdate`. */
export const forcedTokens = 20
/** Collectibles of a page, and the most that may be asked for. */
export const nftPage = 20
export const nftPageLimit = 50
/** Collectibles of a page of history that are told of by more than their number. */
export const historyNfts = 50
/** How long the server of a stranger may take, all redirects together. */
export const nftFetchMs = 5 * second
export const nftRedirects = 3
/** The most that is read of what a collectible says of itself. */
export const nftMetadataBytes = 256 * 1024
/** The largest picture of a collectible. */
export const nftPictureBytes = 5 * 1024 * 1024
/** How long what was told of a collectible counts, and how long that nothing was. */
export const nftFactsMs = 24 * 3_600 * second
export const nftUnreadMs = 600 * second
