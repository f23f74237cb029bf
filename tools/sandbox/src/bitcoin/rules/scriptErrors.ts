const signature = 'Signature must be zero for failed CHECK(MULTI)SIG operation'
const top = 'Script evaluated without error but finished with a false/empty top stack element'

/** Sentences of Bitcoin Core for failed scripts, by the error names of the script interpreter. */
const sentences: Readonly<Record<string, string>> = {
  EVAL_FALSE: top,
  EVAL_FALSE_IN_STACK: top,
  EVAL_FALSE_NO_RESULT: top,
  EVAL_FALSE_NO_P2SH_STACK: top,
  EVAL_FALSE_IN_P2SH_STACK: top,
  NULLFAIL: signature,
  SIG_NULLFAIL: signature,
  EQUALVERIFY: 'Script failed an OP_EQUALVERIFY operation',
  VERIFY: 'Script failed an OP_VERIFY operation',
  CHECKSIGVERIFY: 'Script failed an OP_CHECKSIGVERIFY operation',
  OP_RETURN: 'OP_RETURN was encountered',
  SCHNORR_SIG: 'Invalid Schnorr signature',
  SCHNORR_SIG_SIZE: 'Invalid Schnorr signature size',
  SCHNORR_SIG_HASHTYPE: 'Invalid Schnorr signature hash type',
  SIG_DER_INVALID_FORMAT: 'Non-canonical DER signature',
  SIG_DER_HIGH_S: 'Non-canonical signature: S value is unnecessarily high',
  SIG_HASHTYPE: 'Signature hash type missing or not understood',
  SIG_NULLDUMMY: 'Dummy CHECKMULTISIG argument must be zero',
  PUBKEYTYPE: 'Public key is neither compressed or uncompressed',
  WITNESS_PUBKEYTYPE: 'Using non-compressed keys in segwit',
  MINIMALDATA: 'Data push larger than necessary',
  PUSH_SIZE: 'Push value size limit exceeded',
  STACK_SIZE: 'Stack size limit exceeded',
  INVALID_STACK_OPERATION: 'Operation not valid with the current stack size',
  NEGATIVE_LOCKTIME: 'Negative locktime',
  UNSATISFIED_LOCKTIME: 'Locktime requirement not satisfied',
  WITNESS_PROGRAM_MISMATCH: 'Witness program hash mismatch',
  WITNESS_PROGRAM_WITNESS_EMPTY: 'Witness program was passed an empty witness',
  WITNESS_PROGRAM_WRONG_LENGTH: 'Witness program has incorrect length',
  WITNESS_MALLEATED: 'Witness requires empty scriptSig',
  WITNESS_MALLEATED_P2SH: 'Witness requires only-redeemscript scriptSig',
  WITNESS_UNEXPECTED: 'Witness provided for non-witness script',
  TAPROOT_WRONG_CONTROL_SIZE: 'Invalid Taproot control block size',
}

/**
 * Returns Bitcoin Core's sentence for a failed script, from the error name of the script
 * interpreter.
 */
export function toScriptSentence(name: string): string {
  return sentences[name.replace(/^SCRIPT_ERR_/, '')] ?? 'unknown error'
}
