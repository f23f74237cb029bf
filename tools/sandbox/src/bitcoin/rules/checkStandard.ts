import { script as scripts, type Transaction } from 'bitcoinjs-lib'
import { RejectError } from '../RejectError.ts'
import {
  DUST_FEE_RATE,
  MAX_SIGNATURE_SCRIPT_BYTES,
  MAX_STANDARD_WEIGHT,
  MIN_STANDARD_BYTES,
} from './constants.ts'
import { toScriptType } from './scripts.ts'

type Output = Transaction['outs'][number]

/**
 * Returns the serialised size of a transaction output in bytes: value, length of the script,
 * script.
 */
const toOutputBytes = ({ script }: Output) => 8 + (script.length < 0xfd ? 1 : 3) + script.length

/**
 * Returns the least value in satoshis that an output of this type may have. Spending a smaller
 * output would cost more than its value.
 */
export function toDustLimit(output: Output): bigint {
  const type = toScriptType(output.script)
  if (type === 'op_return' || type === 'anchor') return 0n
  // Size of an input that spends the output. A witness input is smaller, because only a quarter of
  // its 107 signature bytes counts.
  const inputBytes = type.startsWith('v') ? 67 : 148
  return BigInt(toOutputBytes(output) + inputBytes) * DUST_FEE_RATE
}

function checkSignatureScripts({ ins }: Transaction): void {
  for (const { script } of ins) {
    if (script.length > MAX_SIGNATURE_SCRIPT_BYTES) throw new RejectError('scriptsig-size')
    const chunks = scripts.decompile(script)
    if (!chunks || !scripts.isPushOnly(chunks)) throw new RejectError('scriptsig-not-pushonly')
  }
}

/**
 * Checks that a transaction obeys the relay policy of Bitcoin nodes, which is stricter than the
 * consensus rules.
 *
 * @throws {RejectError} The policy is violated.
 */
export function checkStandard(transaction: Transaction): void {
  const { version, outs } = transaction
  if (version < 1 || version > 3) throw new RejectError('version')
  if (transaction.weight() > MAX_STANDARD_WEIGHT) throw new RejectError('tx-size')
  checkSignatureScripts(transaction)
  if (outs.some(({ script }) => toScriptType(script) === 'unknown'))
    throw new RejectError('scriptpubkey')
  if (outs.some((output) => output.value < toDustLimit(output))) throw new RejectError('dust')
  if (transaction.byteLength(false) < MIN_STANDARD_BYTES) throw new RejectError('tx-size-small')
}
