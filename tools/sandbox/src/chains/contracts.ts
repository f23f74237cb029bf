import type { Account } from '@latchkey/sandbox-wallet/accounts'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  padHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { createOperators } from '../settings/operators.ts'
import { bytecodes } from './artifacts.ts'
import { planSmartAccounts, type SmartAccountContracts } from './smartAccounts.ts'
import { planSwapContracts, type SwapContracts } from './swapContracts.ts'
import { type Address, type Deployment, ownSalt, toCode, toDeployment } from './toDeployment.ts'

/** Address of the contract Multicall3, the same as on public chains. */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

export const walletFactoryAbi = parseAbi([
  'function createWallet(address owner, bytes32 salt) returns (address wallet)',
])

/** A smart contract wallet for tests. Calling the factory with `factoryData` deploys it. */
export type ContractWallet = {
  readonly address: Address
  readonly owner: Address
  readonly salt: Hex
  readonly factoryData: Hex
}

export type Contracts = SmartAccountContracts &
  SwapContracts & {
    readonly gold: Address
    readonly ticket: Address
    readonly trophy: Address
    readonly pass: Address
    readonly coupon: Address
    readonly multicall3: Address
    readonly walletFactory: Address
    /** Smart contract wallet that is deployed on the chain. It verifies signatures by ERC-1271. */
    readonly contractWallet: ContractWallet
    /** Smart contract wallet that is not deployed yet. Its signatures are verified by ERC-6492. */
    readonly futureWallet: ContractWallet
  }

function toContractWallet(factory: Address, owner: Account, name: Hex): ContractWallet {
  const parameters = encodeAbiParameters(parseAbiParameters('address'), [owner.address])
  const bytecode = concat([toCode(bytecodes.contractWallet), parameters])
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: name, bytecode })
  const factoryData = encodeFunctionData({
    abi: walletFactoryAbi,
    functionName: 'createWallet',
    args: [owner.address, name],
  })
  return { address, owner: owner.address, salt: name, factoryData }
}

export type Plan = {
  readonly deployments: readonly Deployment[]
  readonly contracts: Contracts
}

/** Amount in base units that each account gets of the test token GOLD: 1,000 GOLD. */
const goldEach = 1_000_000_000n
/** Number of units that each account gets of the test token TICKET, which has no decimals. */
const ticketsEach = 3n

/**
 * Plans the deployment of the sandbox's contracts on an EVM chain. Each address follows from the
 * contract's code alone, so it is the same on every chain and at every start.
 */
export function planContracts(accounts: readonly [Account, ...Account[]]): Plan {
  const holders = accounts.map(({ address }) => address)
  const shares = parseAbiParameters('address[], uint256')
  const gold = toDeployment(bytecodes.gold, encodeAbiParameters(shares, [holders, goldEach]))
  const ticket = toDeployment(bytecodes.ticket, encodeAbiParameters(shares, [holders, ticketsEach]))
  const each = encodeAbiParameters(parseAbiParameters('address[]'), [holders])
  const trophy = toDeployment(bytecodes.trophy, each)
  const pass = toDeployment(bytecodes.pass, each)
  const coupon = toDeployment(bytecodes.coupon, each)
  const walletFactory = toDeployment(bytecodes.walletFactory)
  const [first] = accounts
  const smartAccounts = planSmartAccounts({
    owner: (accounts.at(-1) ?? first).address,
    sponsor: createOperators().sponsor.address,
  })
  const swap = planSwapContracts()
  const parts = [...smartAccounts.deployments, ...swap.deployments]
  return {
    deployments: [gold, ticket, trophy, pass, coupon, walletFactory, ...parts],
    contracts: {
      ...smartAccounts.contracts,
      ...swap.contracts,
      gold: gold.address,
      ticket: ticket.address,
      trophy: trophy.address,
      pass: pass.address,
      coupon: coupon.address,
      multicall3: multicall3Address,
      walletFactory: walletFactory.address,
      contractWallet: toContractWallet(walletFactory.address, accounts[1] ?? first, ownSalt),
      futureWallet: toContractWallet(
        walletFactory.address,
        accounts[1] ?? first,
        padHex('0x02', { size: 32 }),
      ),
    },
  }
}
