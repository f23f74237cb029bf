import {
  concat,
  encodeAbiParameters,
  type Hex,
  type LocalAccount,
  parseAbi,
  parseAbiParameters,
  parseEther,
} from 'viem'
import { type BundlerChain, getNextTime } from './BundlerChain.ts'
import { BundlerError } from './BundlerError.ts'
import type { Sponsorship } from './createSponsorship.ts'
import { pack, type UserOperation } from './UserOperation.ts'
import { toGasLimit } from './validate.ts'

const paymasterAbi = parseAbi([
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function getHash(PackedUserOperation userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
])
/** Seconds for which a paymaster's signature is valid, measured by the chain's clock. */
const VALID_SECONDS = 600
/** Gas limits of the paymaster contract. It checks a signature, and does nothing after the call. */
const limits = { paymasterVerificationGasLimit: 80_000n, paymasterPostOpGasLimit: 0n }
/** Maximum cost of a user operation that the paymaster pays, in wei. */
const MOST_WEI = parseEther('0.1')
const sponsor = { name: 'Latchkey Clubhouse' }

export type PaymasterOptions = {
  readonly chain: BundlerChain
  /** Account whose signature the paymaster contract accepts. */
  readonly account: LocalAccount
  readonly sponsorship: Sponsorship
}

export type PaymasterData = {
  readonly paymaster: Hex
  readonly paymasterData: Hex
  readonly paymasterVerificationGasLimit: bigint
  readonly paymasterPostOpGasLimit: bigint
}

export type Paymaster = {
  /**
   * Returns placeholder paymaster data for a gas estimate. It has the length of the real data and
   * costs as much gas.
   */
  readonly getStub: (
    operation: UserOperation,
  ) => Promise<PaymasterData & { sponsor: typeof sponsor }>
  /**
   * Returns signed paymaster data for a user operation. Its gas limits and fees must be final.
   *
   * @throws {BundlerError} The account has used up its sponsored operations. The message is written
   * for the user.
   */
  readonly getData: (operation: UserOperation) => Promise<PaymasterData>
}

const toData = (validUntil: number, signature: Hex): Hex =>
  concat([encodeAbiParameters(parseAbiParameters('uint48, uint48'), [validUntil, 0]), signature])

function requireAffordable(operation: UserOperation): void {
  if (toGasLimit(operation) * operation.maxFeePerGas <= MOST_WEI) return
  throw new BundlerError('This transaction costs more than is paid for you.', {
    reason: 'notSponsored',
  })
}

/**
 * Creates the paymaster of a chain. Its contract `VerifyingPaymaster` pays for user operations that
 * the sandbox has signed (ERC-7677).
 */
export function createPaymaster({ chain, account, sponsorship }: PaymasterOptions): Paymaster {
  const { client, contracts } = chain
  const { paymaster } = contracts

  async function sign(operation: UserOperation, validUntil: number): Promise<Hex> {
    const hash = await client.readContract({
      address: paymaster,
      abi: paymasterAbi,
      functionName: 'getHash',
      args: [pack(operation), validUntil, 0],
    })
    return account.signMessage({ message: { raw: hash } })
  }

  return {
    getStub: async (operation) => {
      sponsorship.requireLeft(operation)
      // The stub is a valid signature of another message, from which some other address is
      // recovered.
      const signature = await account.signMessage({ message: 'stub' })
      return { paymaster, paymasterData: toData(2 ** 47, signature), ...limits, sponsor }
    },
    getData: async (operation) => {
      requireAffordable(operation)
      sponsorship.take(operation)
      const promised = {
        ...limits,
        ...withLimits(operation),
        paymaster,
        paymasterData: '0x' as const,
      }
      const validUntil = Number(await getNextTime(chain)) + VALID_SECONDS
      const signature = await sign({ ...operation, ...promised }, validUntil)
      return { ...promised, paymasterData: toData(validUntil, signature) }
    },
  }
}

/**
 * Returns the paymaster's gas limits of a user operation, because the signed data includes them.
 */
const withLimits = ({ paymasterVerificationGasLimit, paymasterPostOpGasLimit }: UserOperation) => ({
  ...(paymasterVerificationGasLimit !== undefined && { paymasterVerificationGasLimit }),
  ...(paymasterPostOpGasLimit !== undefined && { paymasterPostOpGasLimit }),
})
