import type { Wallet } from '@latchkey/blockchain-api'
import { createGeneratedWallets } from './generated.ts'
import { createKnownWallets } from './known.ts'
import { createProbes } from './probes.ts'
import { chains, type Row, toRow } from './Row.ts'

/** The sandbox wallet: opened by its address as by a universal link, in the page by its rdns. */
function createSandboxWallet(walletOrigin: string): Row {
  return toRow({
    name: 'Sandbox Wallet',
    badge_type: 'certified',
    chains: [...chains.ethereum, ...chains.solana, ...chains.bitcoin],
    homepage: walletOrigin,
    mobile_link: `${walletOrigin}/`,
    webapp_link: `${walletOrigin}/`,
    link_mode: walletOrigin,
    rdns: 'localhost.latchkey.wallet',
  })
}

/** Every wallet of the directory, in its order. The sandbox wallet comes first, what only tests want last. */
export function createWallets({ walletOrigin }: { readonly walletOrigin: string }): Wallet[] {
  const rows = [
    createSandboxWallet(walletOrigin),
    ...createKnownWallets(),
    ...createGeneratedWallets(),
    ...createProbes(),
  ]
  return rows.map((row, order) => ({ ...row, order }))
}
