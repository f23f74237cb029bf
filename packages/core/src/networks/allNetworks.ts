import { arbitrum } from './evm/arbitrum.ts'
import { arbitrumGoerli } from './evm/arbitrumGoerli.ts'
import { aurora } from './evm/aurora.ts'
import { auroraTestnet } from './evm/auroraTestnet.ts'
import { avalanche } from './evm/avalanche.ts'
import { avalancheFuji } from './evm/avalancheFuji.ts'
import { base } from './evm/base.ts'
import { baseGoerli } from './evm/baseGoerli.ts'
import { baseSepolia } from './evm/baseSepolia.ts'
import { bsc } from './evm/bsc.ts'
import { bscTestnet } from './evm/bscTestnet.ts'
import { celo } from './evm/celo.ts'
import { gnosis } from './evm/gnosis.ts'
import { goerli } from './evm/goerli.ts'
import { mainnet } from './evm/mainnet.ts'
import { optimism } from './evm/optimism.ts'
import { optimismGoerli } from './evm/optimismGoerli.ts'
import { polygon } from './evm/polygon.ts'
import { polygonMumbai } from './evm/polygonMumbai.ts'
import { sepolia } from './evm/sepolia.ts'
import { zksync } from './evm/zksync.ts'
import { zksyncTestnet } from './evm/zksyncTestnet.ts'
import { zora } from './evm/zora.ts'
import { zoraTestnet } from './evm/zoraTestnet.ts'
import type { Network } from './network.ts'
import { solana } from './solana/solana.ts'
import { solanaDevnet } from './solana/solanaDevnet.ts'
import { solanaTestnet } from './solana/solanaTestnet.ts'

/**
 * All networks of the product specification §3: 24 EVM networks, then three Solana networks. A page
 * that uses only a few networks should import those instead. A test network without its own image
 * shows that of its main network.
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
