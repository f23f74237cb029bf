import gold from '../../contracts/ClubhouseGold.artifact.json' with { type: 'json' }
import pass from '../../contracts/ClubhousePass.artifact.json' with { type: 'json' }
import ticket from '../../contracts/ClubhouseTicket.artifact.json' with { type: 'json' }
import trophy from '../../contracts/ClubhouseTrophy.artifact.json' with { type: 'json' }
import contractWallet from '../../contracts/ContractWallet.artifact.json' with { type: 'json' }
import walletFactory from '../../contracts/ContractWalletFactory.artifact.json' with {
  type: 'json',
}
import multicall3 from '../../contracts/Multicall3.artifact.json' with { type: 'json' }
import oldCoin from '../../contracts/OldCoin.artifact.json' with { type: 'json' }
import coupon from '../../contracts/StrayCoupon.artifact.json' with { type: 'json' }
import factory from '../../contracts/SwapFactory.artifact.json' with { type: 'json' }
import router from '../../contracts/SwapRouter.artifact.json' with { type: 'json' }
import wrappedCoin from '../../contracts/WrappedCoin.artifact.json' with { type: 'json' }

/**
 * Bytecodes of the sandbox's contracts, from the artifacts of `contracts/*.sol` (`pnpm --filter
 * @latchkey/sandbox compile`).
 */
export const bytecodes = {
  gold: gold.bytecode,
  ticket: ticket.bytecode,
  trophy: trophy.bytecode,
  pass: pass.bytecode,
  coupon: coupon.bytecode,
  contractWallet: contractWallet.bytecode,
  walletFactory: walletFactory.bytecode,
  wrappedCoin: wrappedCoin.bytecode,
  factory: factory.bytecode,
  router: router.bytecode,
  oldCoin: oldCoin.bytecode,
  multicall3Deployed: multicall3.deployedBytecode,
} as const
