import type { Wallet } from '@latchkey/blockchain-api'
import { createGeneratedWallets } from './generated.ts'
import { createKnownWallets } from './known.ts'
import { createProbes } from './probes.ts'
import { chains, type Row, toRow } from './Row.ts'

/**
 * Creates the sandbox wallet's entry. Its address serves as universal link, and its rdns identifies
 * the page's provider.
 */
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

/** Creates filler wallets for a long directory. */
const createCrowd = (count: number): readonly Row[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    return toRow({ name: `Crowd ${number}`, mobile_link: `crowd${number}://` })
  })

export type CreateWalletsParameters = {
  readonly walletOrigin: string
  /** Total number of wallets, filled up with generated ones. Absent means the usual wallets. */
  readonly count?: number
}

/**
 * Returns all wallets in the directory's order: the sandbox wallet first, test-only wallets last.
 */
export function createWallets({ walletOrigin, count = 0 }: CreateWalletsParameters): Wallet[] {
  const rows = [
    createSandboxWallet(walletOrigin),
    ...createKnownWallets(),
    ...createGeneratedWallets(),
    ...createProbes(),
  ]
  const crowd = createCrowd(count - rows.length)
  return [...rows, ...crowd].map((row, order) => ({ ...row, order }))
}
