import { connectorDirectoryIds, type WalletAlias, walletAliases } from '@latchkey/core/directory'
import { chains, type Row, toRow } from './Row.ts'

type Facts = {
  readonly name: string
  readonly rdns?: string
  /** Networks that the listed wallet supports; by default only Ethereum. */
  readonly serves?: readonly (keyof typeof chains)[]
}

const all = ['ethereum', 'solana', 'bitcoin'] as const
const both = ['ethereum', 'solana'] as const

/**
 * Names and provider ids of real wallets, which the sandbox's directory lists. Their links in the
 * sandbox open nothing.
 */
const facts: Readonly<Record<WalletAlias, Facts>> = {
  coinbase: { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet', serves: both },
  metamask: { name: 'MetaMask', rdns: 'io.metamask', serves: both },
  trust: { name: 'Trust Wallet', rdns: 'com.trustwallet.app', serves: all },
  okx: { name: 'OKX Wallet', rdns: 'com.okex.wallet', serves: all },
  bitget: { name: 'Bitget Wallet', rdns: 'com.bitget.web3', serves: all },
  binance: { name: 'Binance Web3 Wallet', serves: all },
  uniswap: { name: 'Uniswap Wallet', rdns: 'org.uniswap.app' },
  safepal: { name: 'SafePal', serves: all },
  rainbow: { name: 'Rainbow', rdns: 'me.rainbow' },
  bybit: { name: 'Bybit Wallet', serves: both },
  tokenpocket: { name: 'TokenPocket', rdns: 'pro.tokenpocket', serves: all },
  ledger: { name: 'Ledger Live', serves: all },
  'timeless-x': { name: 'Timeless X' },
  safe: { name: 'Safe' },
  zerion: { name: 'Zerion', rdns: 'io.zerion.wallet', serves: both },
  oneinch: { name: '1inch Wallet', serves: both },
  'crypto-com': { name: 'Crypto.com Onchain' },
  imtoken: { name: 'imToken', serves: ['ethereum', 'bitcoin'] },
  kraken: { name: 'Kraken Wallet', serves: all },
  ronin: { name: 'Ronin Wallet', rdns: 'com.roninchain.wallet' },
  robinhood: { name: 'Robinhood Wallet', serves: both },
  exodus: { name: 'Exodus', rdns: 'com.exodus.web3-wallet', serves: all },
  argent: { name: 'Argent' },
  jupiter: { name: 'Jupiter', serves: ['solana'] },
  solflare: { name: 'Solflare', rdns: 'com.solflare.wallet', serves: ['solana'] },
  phantom: { name: 'Phantom', rdns: 'app.phantom', serves: all },
  coin98: { name: 'Coin98', rdns: 'coin98.com', serves: both },
  'magic-eden': { name: 'Magic Eden', rdns: 'io.magiceden.wallet', serves: all },
  backpack: { name: 'Backpack', rdns: 'app.backpack', serves: both },
  frontier: { name: 'Frontier', rdns: 'xyz.frontier.wallet', serves: both },
  xverse: { name: 'Xverse Wallet', serves: ['bitcoin'] },
  leather: { name: 'Leather', serves: ['bitcoin'] },
  haha: { name: 'HaHa Wallet' },
  'ambire-wallet': { name: 'Ambire Wallet', rdns: 'com.ambire.wallet' },
  bitpay: { name: 'BitPay Wallet', serves: ['ethereum', 'bitcoin'] },
  'blade-wallet': { name: 'Blade Wallet' },
  brave: { name: 'Brave Wallet', rdns: 'com.brave.wallet', serves: both },
  coinstats: { name: 'CoinStats Wallet', serves: both },
  'kresus-superapp': { name: 'Kresus SuperApp', serves: both },
  'plena-app': { name: 'Plena App' },
  status: { name: 'Status' },
  'tomo-wallet': { name: 'Tomo Wallet', serves: all },
  valora: { name: 'Valora' },
  'zengo-wallet': { name: 'Zengo Wallet', serves: ['ethereum', 'bitcoin'] },
}

function toKnown(id: string, slug: string, { name, rdns, serves = ['ethereum'] }: Facts): Row {
  const host = `${slug}.wallets.example.test`
  return toRow({
    id,
    name,
    badge_type: 'certified',
    chains: serves.flatMap((kind) => [...chains[kind]]),
    homepage: `https://${host}`,
    mobile_link: `${slug.replace(/[^a-z0-9]/g, '')}://`,
    link_mode: `https://link.${host}`,
    app_store: `https://ios.${host}`,
    play_store: `https://android.${host}`,
    chrome_store: rdns ? `https://chrome.${host}` : null,
    rdns: rdns ?? null,
  })
}

/**
 * Creates the directory's entries of the real wallets that the specification names. They have their
 * ids of the public directory.
 */
export function createKnownWallets(): readonly Row[] {
  const aliased = Object.entries(walletAliases).map(([alias, id]) =>
    toKnown(id, alias, facts[alias as WalletAlias]),
  )
  return [
    ...aliased,
    toKnown(connectorDirectoryIds['Binance Wallet'] ?? '', 'binance-wallet', {
      name: 'Binance Wallet',
      rdns: 'com.binance.wallet',
      serves: all,
    }),
    toKnown(connectorDirectoryIds['baseAccount'] ?? '', 'base', { name: 'Base Account' }),
  ]
}
