import type { Wallet } from '@latchkey/blockchain-api'
import { createGeneratedWallets } from './generated.ts'
import { createKnownWallets } from './known.ts'
import { createProbes } from './probes.ts'
import { chains, type Row, toRow } from './Row.ts'

/**
 * Creates the directory's entry of the sandbox wallet. Its link is a universal link to the wallet's
 * origin. Its rdns is that of the injected wallet.
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

/** Creates generated wallets that fill a project's directory up to a number. */
const createCrowd = (count: number): readonly Row[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    return toRow({ name: `Crowd ${number}`, mobile_link: `crowd${number}://` })
  })

export type CreateWalletsParameters = {
  readonly walletOrigin: string
  /** Minimum number of wallets; generated ones are added if it exceeds the usual number. */
  readonly count?: number
}

/**
 * Returns all wallets of the directory in their order. The sandbox wallet is first, wallets that
 * only exist for tests are last.
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
