import entryPoint from '@account-abstraction/contracts/artifacts/EntryPoint.json' with {
  type: 'json',
}
import paymaster from '@account-abstraction/contracts/artifacts/VerifyingPaymaster.json' with {
  type: 'json',
}
import {
  AllowedCalldataEnforcer,
  AllowedMethodsEnforcer,
  AllowedTargetsEnforcer,
  DelegationManager,
  ERC20PeriodTransferEnforcer,
  ExactCalldataEnforcer,
  MultiSigDeleGator,
  NativeTokenPeriodTransferEnforcer,
  SimpleFactory,
  TimestampEnforcer,
  ValueLteEnforcer,
} from '@metamask/delegation-abis/bytecode'
import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { type Address, type Deployment, toDeployment } from './toDeployment.ts'

/** CREATE2 salt with which the entry point gets its canonical address. */
const entryPointSalt = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'

/**
 * Bytecodes of the enforcers, the contracts that limit a delegation. Each key names what the
 * contract checks (decision 0016).
 */
const enforcerCode = {
  timestamp: TimestampEnforcer,
  allowedTargets: AllowedTargetsEnforcer,
  allowedMethods: AllowedMethodsEnforcer,
  allowedCalldata: AllowedCalldataEnforcer,
  exactCalldata: ExactCalldataEnforcer,
  valueLte: ValueLteEnforcer,
  nativeTokenPeriodTransfer: NativeTokenPeriodTransferEnforcer,
  erc20PeriodTransfer: ERC20PeriodTransferEnforcer,
}
export type Enforcers = { readonly [name in keyof typeof enforcerCode]: Address }

/** Addresses of the contracts for smart accounts and their paymaster (decision 0013). */
export type SmartAccountContracts = {
  /** Entry point contract of ERC-4337, version 0.7, which executes user operations. */
  readonly entryPoint: Address
  readonly accountFactory: Address
  /** Contract with the code of all smart accounts, which are proxies of it. */
  readonly accountImplementation: Address
  /** Contract that executes calls by the delegations of smart accounts. */
  readonly delegationManager: Address
  readonly enforcers: Enforcers
  readonly paymaster: Address
}

export type SmartAccountOptions = {
  /** Owner of the delegation manager, who can pause it. */
  readonly owner: Address
  /** Account with whose signature the paymaster pays for a user operation. */
  readonly sponsor: Address
}

export type SmartAccountPlan = {
  readonly deployments: readonly Deployment[]
  readonly contracts: SmartAccountContracts
}

/**
 * Plans the deployment of the published contracts for smart accounts. Each address is the same on
 * every chain and at every start.
 */
export function planSmartAccounts({ owner, sponsor }: SmartAccountOptions): SmartAccountPlan {
  const one = parseAbiParameters('address')
  const two = parseAbiParameters('address, address')
  const entry = toDeployment(entryPoint.bytecode, '0x', entryPointSalt)
  const manager = toDeployment(DelegationManager, encodeAbiParameters(one, [owner]))
  const implementation = toDeployment(
    MultiSigDeleGator,
    encodeAbiParameters(two, [manager.address, entry.address]),
  )
  const factory = toDeployment(SimpleFactory)
  const sponsoring = toDeployment(
    paymaster.bytecode,
    encodeAbiParameters(two, [entry.address, sponsor]),
  )
  const enforcing = planEnforcers()
  const rest = enforcing.deployments
  return {
    deployments: [entry, manager, implementation, factory, sponsoring, ...rest],
    contracts: {
      entryPoint: entry.address,
      accountFactory: factory.address,
      accountImplementation: implementation.address,
      delegationManager: manager.address,
      enforcers: enforcing.enforcers,
      paymaster: sponsoring.address,
    },
  }
}

function planEnforcers() {
  const toAddress = (name: keyof Enforcers) => toDeployment(enforcerCode[name]).address
  const enforcers: Enforcers = {
    timestamp: toAddress('timestamp'),
    allowedTargets: toAddress('allowedTargets'),
    allowedMethods: toAddress('allowedMethods'),
    allowedCalldata: toAddress('allowedCalldata'),
    exactCalldata: toAddress('exactCalldata'),
    valueLte: toAddress('valueLte'),
    nativeTokenPeriodTransfer: toAddress('nativeTokenPeriodTransfer'),
    erc20PeriodTransfer: toAddress('erc20PeriodTransfer'),
  }
  return {
    enforcers,
    deployments: Object.values(enforcerCode).map((code) => toDeployment(code)),
  }
}
