/** Reads, and methods for signed transactions. */
const open = /^(eth|net|web3)_/
/** Methods that use a node's own unlocked keys. */
const ownKeys = /^eth_(accounts|sign|sendTransaction|sendUnsignedTransaction|fillTransaction)/

/**
 * Returns whether pages may call a method. Methods that change a node's clock, keys or funds are
 * blocked (S-141).
 */
export function isReadOrRaw(method: string): boolean {
  return open.test(method) && !ownKeys.test(method)
}

/** Returns the answer to a blocked method. */
export function methodNotFound(id: unknown) {
  return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
}
