import * as z from 'zod'

/**
 * Schema of the faults of a simulated login provider. A missing field means that the fault is off.
 */
export const IdentityFault = z.strictObject({
  /** Endpoint of the login provider that has the fault. */
  at: z.enum(['authorization', 'token', 'user']),
  /** Status of the endpoint's response in place of the normal one. */
  status: z.number().int().min(400).max(599).optional(),
  /** Whether the endpoint responds with status 200 and a malformed body. */
  malformed: z.boolean().default(false),
  delayMs: z.number().int().min(0).max(60_000).default(0),
})
export type IdentityFault = z.infer<typeof IdentityFault>

/** The faults of all simulated login providers, by the provider's name. */
export type IdentityFaults = {
  readonly get: (name: string) => IdentityFault | undefined
  readonly set: (name: string, fault?: IdentityFault) => void
  readonly clear: () => void
}

/** Creates the store of the simulated login providers' faults, which is empty at first. */
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
