/** A call that creates something, with the key that the caller gave it (S-94). */
export type KeyedCall = {
  readonly userId: string
  readonly key: string
  readonly path: string
  readonly input: unknown
  readonly now: number
}
