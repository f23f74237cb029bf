import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import type { TypedData } from './parseTypedData.ts'

/**
 * Returns the full definition of the primary type as EIP-712 encodes it: the primary type, then the
 * types that it references, sorted by name.
 */
export function toTypeDefinition({ types, primaryType }: TypedData): string {
  const used = new Set<string>()
  collect(primaryType)
  const others = [...used].filter((name) => name !== primaryType).sort()
  return [primaryType, ...others].map(write).join('')

  function collect(name: string): void {
    if (used.has(name)) return
    used.add(name)
    for (const field of types[name] ?? []) {
      const inner = field.type.replace(/(\[\d*\])+$/, '')
      if (Object.hasOwn(types, inner)) collect(inner)
    }
  }
  function write(name: string): string {
    const fields = types[name]
    if (!fields) throw new InvalidRequestError({ hint: 'a type is missing' })
    return `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`
  }
}
