import { afterEach, describe, expect, test } from 'vitest'
import { anySignal } from './anySignal.ts'
import { parseUrl } from './parseUrl.ts'

type Members = Readonly<Record<string, PropertyDescriptor | undefined>>

/** Removes static members that the oldest supported browsers lack. Returns a function that restores them. */
function removeMembers(owner: object, names: readonly string[]): () => void {
  const removed: Members = Object.fromEntries(
    names.map((name) => [name, Object.getOwnPropertyDescriptor(owner, name)]),
  )
  for (const name of names) Reflect.deleteProperty(owner, name)
  return () => {
    for (const [name, member] of Object.entries(removed)) {
      if (member) Object.defineProperty(owner, name, member)
    }
  }
}

let restore: (() => void) | undefined
afterEach(() => restore?.())

describe('parseUrl', () => {
  test('K-WORLD-16: a URL is parsed without URL.parse and URL.canParse', () => {
    restore = removeMembers(URL, ['parse', 'canParse'])
    expect(parseUrl('https://frame.example/a?b=1')?.origin).toBe('https://frame.example')
  })

  test('text that is no URL gives undefined', () => {
    expect(parseUrl('frame.example')).toBeUndefined()
    expect(parseUrl('')).toBeUndefined()
  })
})

describe.each([
  ['with AbortSignal.any', []],
  ['without AbortSignal.any', ['any']],
])('anySignal %s', (_, missing) => {
  test('K-WORLD-16: aborts with the reason of the first signal that aborts', () => {
    restore = removeMembers(AbortSignal, missing)
    const two = new AbortController()
    const either = anySignal(new AbortController().signal, undefined, two.signal)
    expect(either.aborted).toBe(false)
    two.abort('second')
    expect(either.aborted).toBe(true)
    expect(either.reason).toBe('second')
  })

  test('an aborted signal aborts immediately, and its reason stays', () => {
    restore = removeMembers(AbortSignal, missing)
    const later = new AbortController()
    const either = anySignal(AbortSignal.abort('early'), later.signal)
    later.abort('late')
    expect(either.reason).toBe('early')
  })
})
