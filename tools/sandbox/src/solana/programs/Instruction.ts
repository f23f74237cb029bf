export type AccountRole = {
  readonly address: string
  readonly signer: boolean
  readonly writable: boolean
}

/** An instruction of a Solana transaction: a call of a program with accounts and data. */
export type Instruction = {
  readonly programId: string
  readonly accounts: readonly AccountRole[]
  readonly data: Uint8Array
}

const toRole = (signer: boolean, writable: boolean) => (address: string) => ({
  address,
  signer,
  writable,
})

/** Role of a Solana account that signs and may change, such as the one that pays. */
export const payer = toRole(true, true)
/** Role of a Solana account that signs and does not change. */
export const signer = toRole(true, false)
/** Role of a Solana account that may change and does not sign. */
export const writable = toRole(false, true)
/** Role of a Solana account that is only read. */
export const readonly = toRole(false, false)
