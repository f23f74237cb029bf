/** Matches the JSON-RPC methods that pages may call: reads, and sending a signed transaction. */
const open = /^(eth|net|web3)_/
/** Matches JSON-RPC methods that stay blocked, because they use keys that the node itself holds. */
const ownKeys = /^eth_(accounts|sign|sendTransaction|sendUnsignedTransaction|fillTransaction)/

/**
 * Returns whether pages may call a JSON-RPC method. Methods that change a node's clock, keys or
 * funds are blocked (S-141).
 */
export function isReadOrRaw(method: string): boolean {
  return open.test(method) && !ownKeys.test(method)
}

/** Builds the JSON-RPC error that answers a blocked method. */
export function methodNotFound(id: unknown) {
  return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
}
