import { kit } from '../kit.ts'
import { programIds } from '../programs/programIds.ts'
import type { Message } from './readTransaction.ts'

const SIGNATURE_LAMPORTS = 5_000n
const MICRO = 1_000_000n
/**
 * Compute units that a Solana instruction may use by default, by the kind of its program, and the
 * maximum of a transaction.
 */
const units = { builtin: 3_000n, deployed: 200_000n, most: 1_400_000n } as const
const builtins: readonly string[] = [programIds.system, programIds.computeBudget]
const setUnitLimit = 2
const setUnitPrice = 3

/**
 * Returns the fee of a transaction in lamports: 5,000 for each signature, plus the compute unit
 * limit times the price of a unit.
 */
export function toFeeLamports({ header, staticAccounts, instructions }: Message): number {
  const programs = instructions.map((x) => staticAccounts[x.programAddressIndex] ?? '')
  const budget = instructions.flatMap(({ data }, index) =>
    data && programs[index] === programIds.computeBudget ? [data] : [],
  )
  const limit = budget.find((data) => data[0] === setUnitLimit && data.length === 5)
  const price = budget.find((data) => data[0] === setUnitPrice && data.length === 9)
  const usual = programs.reduce(
    (sum, program) => sum + (builtins.includes(program) ? units.builtin : units.deployed),
    0n,
  )
  const asked = limit ? BigInt(kit.getU32Decoder().decode(limit, 1)) : usual
  const allowed = asked < units.most ? asked : units.most
  const priority = price ? kit.getU64Decoder().decode(price, 1) * allowed : 0n
  const base = BigInt(header.numSignerAccounts) * SIGNATURE_LAMPORTS
  return Number(base + (priority + MICRO - 1n) / MICRO)
}
