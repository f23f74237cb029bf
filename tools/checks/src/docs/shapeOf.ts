import * as z from 'zod/mini'

export type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly prefixItems?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

function shapeOfObject(schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${shapeOf(field)}`,
  )
  if (fields.length > 0) return `{ ${fields.join(', ')} }`
  const values = schema.additionalProperties
  return typeof values === 'object' && Object.keys(values).length > 0
    ? `{ [key]: ${shapeOf(values)} }`
    : '{}'
}

/**
 * Formats the type of a list's items for the reference. Adds parentheses if the items may be of
 * several types.
 */
function shapeOfItem(schema: JsonSchema): string {
  const kinds = schema.anyOf ?? schema.oneOf ?? schema.enum ?? []
  return kinds.length > 1 ? `(${shapeOf(schema)})` : shapeOf(schema)
}

/** Formats a JSON schema as a type in one line, for the reference. */
export function shapeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(shapeOf).join(' | ')
  if (schema.oneOf) return schema.oneOf.map(shapeOf).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(shapeOf).join(', ')}]`
  if (schema.type === 'array') return `${shapeOfItem(schema.items ?? {})}[]`
  if (schema.type === 'object') return shapeOfObject(schema)
  return typeof schema.type === 'string' ? schema.type : 'any'
}

export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema

/** Formats a Zod schema as a type in one line, for the reference. */
export const toShape = (schema: z.ZodMiniType): string => shapeOf(toJsonSchema(schema))
