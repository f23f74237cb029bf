/** A call that creates a resource, with the idempotency key from the caller (S-94). */
export type KeyedCall = {
  readonly userId: string
  readonly key: string
  readonly path: string
  readonly input: unknown
  readonly now: number
}
