export type AccountRole = {
  readonly address: string
  readonly signer: boolean
  readonly writable: boolean
}

/** One call of a program. */
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

/** Signs and is changed. */
export const payer = toRole(true, true)
/** Signs only. */
export const signer = toRole(true, false)
/** Is changed only. */
export const writable = toRole(false, true)
/** Is read only. */
export const readonly = toRole(false, false)
