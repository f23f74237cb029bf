/** A call that creates a resource, with an idempotency key that the client chose (S-94). */
export type KeyedCall = {
  readonly userId: string
  readonly key: string
  readonly path: string
  readonly input: unknown
  readonly now: number
}
