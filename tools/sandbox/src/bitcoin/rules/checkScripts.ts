/// <reference path="../bitcore-lib.d.ts" />
import type { Transaction } from 'bitcoinjs-lib'
import bitcore from 'bitcore-lib'
import type { Coin } from '../Coin.ts'
import { RejectError } from '../RejectError.ts'
import { toScriptSentence } from './scriptErrors.ts'

const { Script, Transaction: CoreTransaction } = bitcore
const { Interpreter } = Script

/** Script interpreter flags for the consensus rules, which the scripts of every block must obey. */
const mandatory =
  Interpreter.SCRIPT_VERIFY_P2SH |
  Interpreter.SCRIPT_VERIFY_DERSIG |
  Interpreter.SCRIPT_VERIFY_NULLDUMMY |
  Interpreter.SCRIPT_VERIFY_CHECKLOCKTIMEVERIFY |
  Interpreter.SCRIPT_VERIFY_CHECKSEQUENCEVERIFY |
  Interpreter.SCRIPT_VERIFY_WITNESS |
  Interpreter.SCRIPT_VERIFY_TAPROOT

/**
 * Script interpreter flags for the policy rules, which scripts must obey before a node relays their
 * transaction.
 */
const standard =
  mandatory |
  Interpreter.SCRIPT_VERIFY_STRICTENC |
  Interpreter.SCRIPT_VERIFY_LOW_S |
  Interpreter.SCRIPT_VERIFY_MINIMALDATA |
  Interpreter.SCRIPT_VERIFY_MINIMALIF |
  Interpreter.SCRIPT_VERIFY_NULLFAIL |
  Interpreter.SCRIPT_VERIFY_WITNESS_PUBKEYTYPE

type Spending = { readonly transaction: Transaction; readonly coins: readonly Coin[] }

/** Converts a transaction and the outputs that it spends to the types of the script interpreter. */
function toCoreTransaction({ transaction, coins }: Spending) {
  const core = new CoreTransaction(transaction.toHex())
  for (const [index, { value, script }] of coins.entries()) {
    const input = core.inputs[index]
    if (input)
      input.output = new CoreTransaction.Output({
        satoshis: Number(value),
        script: Script.fromBuffer(Buffer.from(script)),
      })
  }
  return core
}

type Prepared = Spending & { readonly core: unknown }

/**
 * Runs the scripts of one transaction input. Returns an empty text if they are valid, otherwise the
 * name of the error.
 */
function runInput({ core, ...spending }: Prepared, index: number, flags: number): string {
  const [input, coin] = [spending.transaction.ins[index], spending.coins[index]]
  if (!input || !coin) return 'UNKNOWN_ERROR'
  const interpreter = new Interpreter()
  try {
    const holds = interpreter.verify(
      Script.fromBuffer(Buffer.from(input.script)),
      Script.fromBuffer(Buffer.from(coin.script)),
      core,
      index,
      flags,
      input.witness.map((item) => Buffer.from(item)),
      Number(coin.value),
    )
    // The interpreter reports a failed taproot signature without a name.
    return holds ? '' : interpreter.errstr || 'SCHNORR_SIG'
  } catch {
    // The interpreter throws for malformed scripts, keys and signatures.
    return interpreter.errstr || 'UNKNOWN_ERROR'
  }
}

/**
 * Verifies the scripts of all inputs of a Bitcoin transaction. The interpreter shares no code with
 * the libraries that sign.
 *
 * @throws {RejectError} A script fails.
 */
export function checkScripts(spending: Spending): void {
  const prepared = { ...spending, core: toCoreTransaction(spending) }
  for (const index of spending.coins.keys()) {
    const failure = runInput(prepared, index, standard)
    if (!failure) continue
    const breaksBlocks = runInput(prepared, index, mandatory) !== ''
    const flag = breaksBlocks
      ? 'mandatory-script-verify-flag-failed'
      : 'non-mandatory-script-verify-flag'
    throw new RejectError(`${flag} (${toScriptSentence(failure)})`)
  }
}
