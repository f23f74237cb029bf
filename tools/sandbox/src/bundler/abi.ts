import { parseAbi } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'

/**
 * ABI of the entry point contract, with the additional functions of its published code for
 * simulations.
 */
export const simulationAbi = [
  ...entryPoint07Abi,
  ...parseAbi([
    'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
    'struct ReturnInfo { uint256 preOpGas; uint256 prefund; uint256 accountValidationData; uint256 paymasterValidationData; bytes paymasterContext; }',
    'struct StakeInfo { uint256 stake; uint256 unstakeDelaySec; }',
    'struct AggregatorStakeInfo { address aggregator; StakeInfo stakeInfo; }',
    'struct ValidationResult { ReturnInfo returnInfo; StakeInfo senderInfo; StakeInfo factoryInfo; StakeInfo paymasterInfo; AggregatorStakeInfo aggregatorInfo; }',
    'struct ExecutionResult { uint256 preOpGas; uint256 paid; uint256 accountValidationData; uint256 paymasterValidationData; bool targetSuccess; bytes targetResult; }',
    'function simulateValidation(PackedUserOperation userOp) returns (ValidationResult)',
    'function simulateHandleOp(PackedUserOperation op, address target, bytes targetCallData) returns (ExecutionResult)',
  ]),
] as const
