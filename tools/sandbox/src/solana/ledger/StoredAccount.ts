/** Content of an account on a Solana cluster. */
export type StoredAccount = {
  readonly address: string
  readonly lamports: bigint
  /** Address of the program that may change the account. */
  readonly owner: string
  readonly data: Uint8Array
  readonly executable: boolean
}
