import { address } from '@solana/kit'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import { parseTransaction } from './parseTransaction.ts'
import { toUnsigned } from './toUnsigned.ts'

const budgetProgram = 'ComputeBudget111111111111111111111111111111'
/** Numbers of the program's instructions. */
const setUnitLimit = 2
const setUnitPrice = 3

export type Budget = {
  /** Compute units that the transaction may use. */
  readonly units: number
  /** Micro-lamports per compute unit. */
  readonly price: bigint
}

/** Converts a budget to lamports, rounded up as the cluster does. */
export function toPriorityFee({ units, price }: Budget): bigint {
  return (BigInt(units) * price + 999_999n) / 1_000_000n
}

function toLimitData(units: number): Uint8Array {
  const data = new Uint8Array(5)
  data[0] = setUnitLimit
  new DataView(data.buffer).setUint32(1, units, true)
  return data
}

function toPriceData(price: bigint): Uint8Array {
  const data = new Uint8Array(9)
  data[0] = setUnitPrice
  new DataView(data.buffer).setBigUint64(1, price, true)
  return data
}

/**
 * Adds a priority fee to an unsigned legacy transaction. Returns the transaction unchanged if the
 * price is zero.
 *
 * @throws {TransactionInvalidError} The transaction is signed or has a version.
 */
export function addBudget(bytes: Uint8Array, { units, price }: Budget): Uint8Array {
  if (price === 0n) return bytes
  const { message, signed } = parseTransaction(bytes)
  if (signed || message.version !== 'legacy') {
    throw new TransactionInvalidError({ reason: 'A fee is only added to a legacy transaction.' })
  }
  const { header, staticAccounts, instructions } = message
  const programAddressIndex = staticAccounts.length
  const added = [toLimitData(units), toPriceData(price)].map((data) => ({
    programAddressIndex,
    data,
  }))
  return toUnsigned({
    ...message,
    header: {
      ...header,
      numReadonlyNonSignerAccounts: header.numReadonlyNonSignerAccounts + 1,
    },
    staticAccounts: [...staticAccounts, address(budgetProgram)],
    instructions: [...added, ...instructions],
  })
}
