/** Accounts and other values that several examples share. */
export const account = '0x52908400098527886E0F7030069857D2E4169EE7'
export const caipAccount = `eip155:1:${account}` as const
export const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' as const
export const usdc = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' as const
export const hash = `0x${'ab'.repeat(32)}` as const
export const signature = `0x${'4b'.repeat(65)}` as const
export const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
export const result = (value: unknown) => ({ jsonrpc: '2.0', id: 1, result: value })
export const refused = {
  jsonrpc: '2.0',
  id: 1,
  error: { code: -32601, message: 'Method not found' },
}
/** Answers that every call of the blockchain API must reject. */
export const nothing = [null, [], 'text', 7, {}] as const
