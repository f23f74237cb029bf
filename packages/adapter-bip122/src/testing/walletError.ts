/** Creates an error as wallets throw it: a code and a text. */
export function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
