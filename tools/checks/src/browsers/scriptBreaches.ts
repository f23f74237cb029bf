import { type AnyNode, type MemberExpression, parse } from 'acorn'
import type { YoungerCalls } from './youngerCalls.ts'

/**
 * The newest ECMAScript version whose syntax every supported browser reads. Safari 16.4 was the
 * last of them to read class static blocks.
 */
const ecmaVersion = 2022

/** Methods of iterators that arrays have too, so only the object of the call shows the difference. */
const iteratorMethods = /^(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)$/
const iteratorSources = /^(?:entries|keys|matchAll|values)$/

type Script = { readonly text: string; readonly calls: YoungerCalls }
type Found = { readonly name: string; readonly node: AnyNode }

/**
 * Lists syntax and platform calls of a script that the oldest supported browsers lack. A call in a
 * condition that tests for the call is allowed.
 *
 * @returns One line per breach, with the code around it.
 */
export function scriptBreaches(text: string, calls: YoungerCalls): readonly string[] {
  try {
    const program = parse(text, { ecmaVersion, sourceType: 'module' })
    return findCalls(program, [], { text, calls })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { pos = 0 } = error as { pos?: number }
    return [`${error.message}: ${text.slice(Math.max(0, pos - 40), pos + 40)}`]
  }
}

function findCalls(node: AnyNode, ancestors: readonly AnyNode[], script: Script): string[] {
  const found = toYounger(node, script.calls)
  const isBreach = found && !isGuarded(found, ancestors, script.text)
  const inner = [...ancestors, node]
  return [
    ...(isBreach ? [`${found.name}: ${around(found.node, script.text)}`] : []),
    ...childrenOf(node).flatMap((child) => findCalls(child, inner, script)),
  ]
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: AnyNode): readonly AnyNode[] => Object.values(node).flat().filter(isNode)

const around = ({ start, end }: AnyNode, text: string) =>
  text.slice(Math.max(0, start - 30), Math.min(end, start + 60) + 10).replaceAll(/\s+/g, ' ')

function nameOf({ computed, property }: MemberExpression): string {
  return !computed && property.type === 'Identifier' ? property.name : ''
}

/** Returns the younger call that a node makes. */
function toYounger(node: AnyNode, calls: YoungerCalls): Found | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const { callee } = node
  if (callee.type === 'Identifier')
    return calls.globals.has(callee.name) ? { name: callee.name, node } : undefined
  if (callee.type !== 'MemberExpression' || (node.type === 'CallExpression' && node.optional))
    return undefined
  const name = nameOf(callee)
  const { object } = callee
  const owner = object.type === 'Identifier' ? object.name : ''
  const isYounger =
    calls.statics.has(`${owner}.${name}`) ||
    calls.methods.has(name) ||
    (iteratorMethods.test(name) && isIterator(object))
  return isYounger ? { name: owner ? `${owner}.${name}` : name, node } : undefined
}

/** Returns whether an expression certainly is an iterator: `map.values()`, not `Object.values(map)`. */
function isIterator(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object } = node.callee
  const isOfObject = object.type === 'Identifier' && object.name === 'Object'
  return iteratorSources.test(nameOf(node.callee)) && !isOfObject
}

/**
 * Returns whether an enclosing condition mentions the call or a variable that was set from a test
 * for it.
 */
function isGuarded({ name }: Found, ancestors: readonly AnyNode[], text: string): boolean {
  const member = name.split('.').at(-1) ?? name
  const mention = new RegExp(`\\b${member}\\b`)
  const tests = ancestors.flatMap((node, index) => toTest(node, ancestors[index + 1]))
  return tests.some((test) => {
    const source = text.slice(test.start, test.end)
    return mention.test(source) || variablesOf(source).some((one) => isSetFrom(one, member, text))
  })
}

/** Returns the condition under which a child of a node runs. */
function toTest(node: AnyNode, child: AnyNode | undefined): readonly AnyNode[] {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
    return child === node.test ? [] : [node.test]
  if (node.type === 'LogicalExpression') return child === node.left ? [] : [node.left]
  return []
}

const variablesOf = (source: string) => source.match(/[\w$]+/g) ?? []

const isSetFrom = (variable: string, member: string, text: string) =>
  new RegExp(`[\\s,;]${variable.replaceAll('$', '\\$')}\\s*=[^;]{0,200}\\b${member}\\b`).test(text)
