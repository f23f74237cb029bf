export type AccountRole = {
  readonly address: string
  readonly signer: boolean
  readonly writable: boolean
}

/** A call of a program. */
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

/** A writable account that signs. */
export const payer = toRole(true, true)
/** An account that signs and stays unchanged. */
export const signer = toRole(true, false)
/** A writable account that does not sign. */
export const writable = toRole(false, true)
/** A read-only account that does not sign. */
export const readonly = toRole(false, false)
