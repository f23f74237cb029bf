import type { Shape } from './structure.ts'

const inOrder = (names: string) => names.trim().split(/\s+/)

/**
 * Folders of the package `kit` in their order: basics, data, requests and storage, discovery,
 * display, user actions, start. Each folder imports only from earlier ones (decision 0029).
 */
const kitFolders = inOrder(`
  kit state log api features analytics storage tabs adapters links directory account outbox
  guide sign-in wallets networks buy deposit names permissions send swap pay walletconnect
  login connect start
`)

/**
 * Folders of the package `react` in their order: loaders and the provider's value, texts and hooks,
 * shared parts of views, views, their containers, elements of a page (decision 0030). Each folder
 * imports only from earlier ones.
 */
const reactFolders = inOrder(`
  loading context messages hooks motion parts balance networks activity nfts features wallets
  login connect pairing frame buy send swap deposit pay views shell buttons provider testing
`)

/**
 * Folders of the frame server in their order: settings and storage, peers, request context,
 * accounts, routes. Each folder imports only from earlier ones.
 */
const frameServerFolders = inOrder(`
  messages html config errors db keys limits mailer providers farcaster key-service proof context activity
  sessions http users mail wallet changes devices login escrow recovery links social pages
  routes server
`)

/**
 * Folders of the secure frame in their order: keys and parsers, the server's client, approvals,
 * requests of the host, documents. Each folder imports only from earlier ones.
 */
const frameFolders = inOrder(`
  messages keys solana appearance tasks windows client smart-account passkeys social requests
  permissions approvals accounts rpc handlers app pages documents gallery
`)

/**
 * Folders of the package `bridge` in their order: the message format, the messages, both ends. Each
 * folder imports only from earlier ones.
 */
const bridgeFolders = inOrder('schema errors rpc requests messages frame host fixtures')

/**
 * Folders of the web app in their order: texts and drawing, browser storage, URLs and
 * configuration, state beyond a screen, its context, shared parts, features, screens, documents.
 * Each folder imports only from earlier ones.
 */
const webFolders = inOrder(`
  messages files art format storage theme language consent routing config product outbox worker
  overlays context session parts shell bans offline links profile leaderboard shop landing reports
  testers screens app privacy
`)

/**
 * The declared structure of every workspace. A workspace whose files have been regrouped declares
 * its `folders` and removes its exceptions `crowded` and `unnamed`.
 */
export const shapes: readonly Shape[] = [
  {
    package: 'apps/blockchain-api',
    largestKnot: 0,
    folders: inOrder(`
      config db errors chain tokens prices nfts indexer account bitcoin solana signatures
      names sessions convert onramp exchange http routes server bench
    `),
  },
  {
    package: 'apps/key-service',
    largestKnot: 0,
    folders: inOrder('config errors tickets releases http routes start'),
  },
  {
    package: 'apps/playground',
    largestKnot: 0,
  },
  { package: 'apps/secure-frame-server', largestKnot: 0, folders: frameServerFolders },
  { package: 'apps/secure-frame', largestKnot: 0, folders: frameFolders },
  {
    package: 'apps/server',
    largestKnot: 0,
    folders: inOrder(`
      config db errors log metrics paging background idempotency sessions bans users points
      reports shop sign-in links own-data http routes admin start bench
    `),
  },
  { package: 'apps/web', largestKnot: 0, folders: webFolders },
  {
    package: 'packages/adapter-bip122',
    largestKnot: 0,
    folders: inOrder(`
      errors address handle network accounts discover verify drivers esplora remote transfer
      wallet send adapter
    `),
  },
  {
    package: 'packages/adapter-eip155',
    largestKnot: 0,
    folders: inOrder(`
      errors provider network names balance safe verify external context remote discover features
      send swap wallet adapter
    `),
  },
  {
    package: 'packages/adapter-solana',
    largestKnot: 0,
    folders: inOrder(`
      errors rpc signing verify balance transaction standard names discover features remote send
      wallet adapter
    `),
  },
  {
    package: 'packages/blockchain-api',
    largestKnot: 0,
    folders: inOrder('definition fields errors endpoints client directory'),
  },
  { package: 'packages/bridge', largestKnot: 0, folders: bridgeFolders },
  {
    package: 'packages/core',
    largestKnot: 0,
    folders: inOrder(`
      constants guards browser errors format log storage links caip http contract directory networks
      sign-in features adapters wallet-errors wallet rpc
    `),
  },
  {
    package: 'packages/frame-api',
    largestKnot: 0,
    folders: inOrder('errors schema proof endpoints key-service'),
  },
  {
    package: 'packages/kit',
    largestKnot: 3,
    folders: kitFolders,
  },
  {
    package: 'packages/modal',
    largestKnot: 0,
    folders: ['views', 'state'],
  },
  {
    package: 'packages/product-api',
    largestKnot: 0,
    folders: inOrder('schemas errors endpoints client'),
  },
  {
    package: 'packages/react',
    largestKnot: 0,
    folders: reactFolders,
  },
  {
    package: 'packages/service',
    largestKnot: 0,
    folders: inOrder(`
      errors crypto config log metrics browser db context http openapi routes oauth start
    `),
  },
  {
    package: 'packages/ui',
    largestKnot: 0,
    folders: inOrder(`
      theme Actions Avatar EmptyState FadeScroll FullAddress Header Icon Image Input OtpInput QrCode
      Separator Skeleton SocialMark Spinner Stack Tabs Tag Text Tooltip ViewTransition
      Address Amount Button CountdownButton Dialog IconButton ListItem Toast AlertBar
      EmailInput SocialButton
    `),
  },
  {
    package: 'packages/walletconnect',
    largestKnot: 0,
    folders: inOrder(
      'contract errors universal client namespaces pairing signer session connect fixtures',
    ),
  },
  {
    package: 'tools/bootstrap',
    largestKnot: 0,
    folders: inOrder('reports steps'),
  },
  {
    package: 'tools/checks',
    largestKnot: 0,
    folders: inOrder(`
      workspace report consumer coverage docs mutants slowest structure prose browsers checks faults
      flakes guides journey bench
    `),
  },
  {
    package: 'tools/e2e',
    largestKnot: 0,
    folders: inOrder('fixtures bench faults product wallets login frame funds'),
  },
  {
    package: 'tools/sandbox-wallet',
    largestKnot: 2,
    folders: inOrder(`
      accounts wallets wire personas window panel service extension inpage driver testing
    `),
  },
  {
    package: 'tools/sandbox',
    largestKnot: 2,
    folders: inOrder(`
      errors settings http processes pages chains bitcoin solana bundler directory identity
      mail market pay relay club secure services state gateway wallet personas sandbox control status
      start testing
    `),
  },
]
