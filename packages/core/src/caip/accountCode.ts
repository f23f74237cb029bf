const delegation = /^0xef0100[0-9a-f]{40}$/i

/**
 * Returns whether the code at an address, as `eth_getCode` answers, is the delegation of an account
 * to other code (EIP-7702): `0xef0100` and an address. The account keeps its key.
 */
export function isDelegation(code: unknown): boolean {
  return typeof code === 'string' && delegation.test(code)
}

/**
 * Returns whether the code at an address, as `eth_getCode` answers, makes the address a contract.
 * An address without code and a delegated account (EIP-7702) are accounts with a key.
 */
export function isContractCode(code: unknown): boolean {
  return typeof code === 'string' && code.length > 2 && !isDelegation(code)
}
