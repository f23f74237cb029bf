import type { TreeNode } from '../model/Step.ts'
import type { TypedData, TypedField, TypedValue } from './parseTypedData.ts'

/** Returns typed data as a tree of names and texts. The tree contains exactly the signed fields. */
export function toTree(data: TypedData, name: string, struct: TypedValue): readonly TreeNode[] {
  const fields: readonly TypedField[] = data.types[name] ?? []
  if (typeof struct !== 'object' || Array.isArray(struct)) return []
  const source: Readonly<Record<string, TypedValue>> = Object.fromEntries(Object.entries(struct))
  return fields.map((field) => toNode(data, field, source[field.name] ?? ''))
}

function toNode(data: TypedData, { name, type }: TypedField, value: TypedValue): TreeNode {
  const inner = /^(.+)\[\d*\]$/.exec(type)?.[1]
  if (inner !== undefined && Array.isArray(value)) {
    const items: readonly TypedValue[] = value
    const children = items.map((item, index) =>
      toNode(data, { name: String(index + 1), type: inner }, item),
    )
    return { name, type, children }
  }
  if (Object.hasOwn(data.types, type)) return { name, type, children: toTree(data, type, value) }
  return { name, type, value: String(value) }
}
