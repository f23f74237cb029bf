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
/** How long a promise to pay holds, by the clock of the chain. */
const VALID_SECONDS = 600
/** Ample for a signature check; after the call it has nothing to do. */
const limits = { paymasterVerificationGasLimit: 80_000n, paymasterPostOpGasLimit: 0n }
/** The most one operation may cost. */
const MOST_WEI = parseEther('0.1')
const sponsor = { name: 'Latchkey Clubhouse' }

export type PaymasterOptions = {
  readonly chain: BundlerChain
  /** Whose signature the contract believes. */
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
  /** Returns paymaster data for gas estimation, with the length and cost of the real data. */
  readonly getStub: (
    operation: UserOperation,
  ) => Promise<PaymasterData & { sponsor: typeof sponsor }>
  /**
   * Promises to pay for an operation whose gas and fees are final.
   *
   * @throws {BundlerError} With a sentence for the person: the account has used up what it is given.
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

/** Pays by `VerifyingPaymaster`: the contract asks for our signature over the operation (ERC-7677). */
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
      // A valid signature of another message. It recovers to an arbitrary address, like any wrong
      // signature.
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

/** The limits that the operation was estimated with are signed, so they stay. */
const withLimits = ({ paymasterVerificationGasLimit, paymasterPostOpGasLimit }: UserOperation) => ({
  ...(paymasterVerificationGasLimit !== undefined && { paymasterVerificationGasLimit }),
  ...(paymasterPostOpGasLimit !== undefined && { paymasterPostOpGasLimit }),
})
