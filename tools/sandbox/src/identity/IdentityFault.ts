import * as z from 'zod'

/** Simulated faults of a stand-in provider. Omitted fields are off. */
export const IdentityFault = z.strictObject({
  /** The endpoint with the fault. */
  at: z.enum(['authorization', 'token', 'user']),
  /** Answers with this status instead of the normal one. */
  status: z.number().int().min(400).max(599).optional(),
  /** Answers 200 with a malformed body. */
  malformed: z.boolean().default(false),
  delayMs: z.number().int().min(0).max(60_000).default(0),
})
export type IdentityFault = z.infer<typeof IdentityFault>

/** The faults of all stand-ins, by name. */
export type IdentityFaults = {
  readonly get: (name: string) => IdentityFault | undefined
  readonly set: (name: string, fault?: IdentityFault) => void
  readonly clear: () => void
}

/** Creates an empty list of faults. */
export function createIdentityFaults(): IdentityFaults {
  const faults = new Map<string, IdentityFault>()
  return {
    get: (name) => faults.get(name),
    set(name, fault) {
      if (fault) faults.set(name, fault)
      else faults.delete(name)
    },
    clear: () => faults.clear(),
  }
}
