import type { Network } from '../network.ts'
import { arbitrum } from './arbitrum.ts'
import { arbitrumGoerli } from './arbitrumGoerli.ts'
import { aurora } from './aurora.ts'
import { auroraTestnet } from './auroraTestnet.ts'
import { avalanche } from './avalanche.ts'
import { avalancheFuji } from './avalancheFuji.ts'
import { base } from './base.ts'
import { baseGoerli } from './baseGoerli.ts'
import { baseSepolia } from './baseSepolia.ts'
import { bsc } from './bsc.ts'
import { bscTestnet } from './bscTestnet.ts'
import { celo } from './celo.ts'
import { gnosis } from './gnosis.ts'
import { goerli } from './goerli.ts'
import { mainnet } from './mainnet.ts'
import { optimism } from './optimism.ts'
import { optimismGoerli } from './optimismGoerli.ts'
import { polygon } from './polygon.ts'
import { polygonMumbai } from './polygonMumbai.ts'
import { sepolia } from './sepolia.ts'
import { solana } from './solana.ts'
import { solanaDevnet } from './solanaDevnet.ts'
import { solanaTestnet } from './solanaTestnet.ts'
import { zksync } from './zksync.ts'
import { zksyncTestnet } from './zksyncTestnet.ts'
import { zora } from './zora.ts'
import { zoraTestnet } from './zoraTestnet.ts'

/**
 * Every network of the product specification §3: 24 of EVM, then three of Solana. Not for pages that
 * use a few. A test network that the directory has no image for shows that of its main network.
 */
export const allNetworks: readonly Network[] = [
  mainnet,
  goerli,
  sepolia,
  optimism,
  optimismGoerli,
  arbitrum,
  arbitrumGoerli,
  polygon,
  polygonMumbai,
  celo,
  aurora,
  auroraTestnet,
  bsc,
  bscTestnet,
  avalanche,
  avalancheFuji,
  zksync,
  zksyncTestnet,
  gnosis,
  base,
  baseGoerli,
  baseSepolia,
  zora,
  zoraTestnet,
  solana,
  solanaTestnet,
  solanaDevnet,
]
