const second = 1_000

/** Time limit for a node's answer, in milliseconds. */
export const nodeTimeoutMs = 10 * second
/** Maximum number of calls that the server sends to a node in one batch. */
export const nodeBatchSize = 100
/** Maximum number of calls in a page's JSON-RPC batch, each of which counts as a request (S-143). */
export const rpcBatchLimit = 50
/** Maximum size of a node's answer, in bytes. */
export const nodeAnswerBytes = 10 * 1024 * 1024
export const bodyLimitBytes = 1024 * 1024

export const hourSeconds = 3_600
export const daySeconds = 86_400

/** Number of entries on a page of an account's transaction history. */
export const historyPage = 50
/**
 * Number of entries on a page of a Solana account's history. It is smaller because each entry is a
 * separate request to the node.
 */
export const solanaHistoryPage = 20
/** Maximum number of an owner's token accounts whose history is read in addition to the owner's. */
export const solanaTokenAccounts = 20
/** Maximum size in bytes of the permissions and policies of a smart session, as JSON (S-144). */
export const sessionBytes = 64 * 1024
/** Time in milliseconds after which a smart session without a grant is deleted. */
export const ungrantedMs = 600 * second
/** Maximum number of smart sessions that one network address creates per minute for a project. */
export const sessionsPerMinute = 30
/** Number of blocks that the indexer reads concurrently and writes in one transaction. */
export const blocksPerStep = 20
/** Maximum number of transfers that the history lists per transaction, in the order of the logs. */
export const historyTransfers = 50
/** Maximum number of balances per page. */
export const balancePage = 100
/** Number that token lists give to Solana's main network, which has no EVM chain id. */
export const solanaListId = 101
/** Interval in milliseconds between checks for a new block, once the index has the latest one. */
export const headEveryMs = second
/** Maximum time in milliseconds that a request waits for the index to catch up. */
export const catchUpMs = 500
/** Delay in milliseconds before the indexer retries a chain whose last step failed. */
export const failedEveryMs = 5 * second
/** Time in seconds until a swap expires if its transaction is not mined. */
export const swapDeadlineSeconds = 1_200
/** Maximum number of tokens whose balances are read for one account on one network. */
export const heldTokens = 500
/** Maximum number of token addresses in the query parameter `forceUpdate` of a balance request. */
export const forcedTokens = 20
/** Default and maximum number of NFTs per page of a list of NFTs. */
export const nftPage = 20
export const nftPageLimit = 50
/** Maximum number of NFTs per history page whose metadata is shown. */
export const historyNfts = 50
/** Time limit in milliseconds for a request to an untrusted server. */
export const nftFetchMs = 5 * second
/** Maximum size of an NFT's metadata, in bytes. */
export const nftMetadataBytes = 256 * 1024
/** Maximum size of an NFT's picture, in bytes. */
export const nftPictureBytes = 5 * 1024 * 1024
/** Bounds of the cache of pictures in memory: bytes with their URIs, and number of answers. */
export const nftPictureCacheBytes = 64 * 1024 * 1024
export const nftPictureCacheSize = 1_000
/** Maximum number of pictures that are fetched at the same time. */
export const nftPictureFetches = 32
/** Time in milliseconds for which a picture is cached. */
export const nftPictureMs = 3_600 * second
/**
 * Time in milliseconds for which NFT metadata is cached, and for which a failed look-up is not
 * repeated.
 */
export const nftFactsMs = 24 * 3_600 * second
export const nftUnreadMs = 600 * second
/** Maximum number of names in the list of an address. */
export const ownNames = 20
