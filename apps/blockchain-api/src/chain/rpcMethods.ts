/** Reads, and what a wallet has signed. */
const open = /^(eth|net|web3)_/
/** A node's own unlocked keys. */
const ownKeys = /^eth_(accounts|sign|sendTransaction|sendUnsignedTransaction|fillTransaction)/

/** Whether pages may call it: nothing that moves a node's clock, keys or funds (S-141). */
export function isReadOrRaw(method: string): boolean {
  return open.test(method) && !ownKeys.test(method)
}

/** The answer to a call that is barred. */
export function methodNotFound(id: unknown) {
  return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
}
