/** The account stored at one address of the chain. */
export type StoredAccount = {
  readonly address: string
  readonly lamports: bigint
  /** Program that may change the account. */
  readonly owner: string
  readonly data: Uint8Array
  readonly executable: boolean
}
