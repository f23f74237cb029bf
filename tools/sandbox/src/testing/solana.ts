/** Entry for tests that run the sandbox's Solana cluster, with funded development accounts. */
export { giveCollectible, giveTokens } from '../solana/ledger/seedLedger.ts'
export { planKeys } from '../solana/plan.ts'
export { toTokenAddress } from '../solana/programs/deriveAddress.ts'
export type { Instruction } from '../solana/programs/Instruction.ts'
export { createTokenAccount } from '../solana/programs/instructions.ts'
export { startTestCluster, type TestCluster } from '../solana/testing/startTestCluster.ts'
