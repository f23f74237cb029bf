import * as z from 'zod'

/** Faults of a simulated login provider. A field that is not given is off. */
export const IdentityFault = z.strictObject({
  /** Endpoint that has the fault. */
  at: z.enum(['authorization', 'token', 'user']),
  /** Status of the response in place of the normal one. */
  status: z.number().int().min(400).max(599).optional(),
  /** Whether the response is 200 with a malformed body. */
  malformed: z.boolean().default(false),
  delayMs: z.number().int().min(0).max(60_000).default(0),
})
export type IdentityFault = z.infer<typeof IdentityFault>

/** The faults of all simulated providers, by the provider's name. */
export type IdentityFaults = {
  readonly get: (name: string) => IdentityFault | undefined
  readonly set: (name: string, fault?: IdentityFault) => void
  readonly clear: () => void
}

/** Creates the store of the providers' faults, which is empty at first. */
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
