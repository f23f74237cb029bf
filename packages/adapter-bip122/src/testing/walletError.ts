/** Creates an error in the form of wallets: a code and a text. */
export function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
