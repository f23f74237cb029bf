import { afterEach, describe, expect, test, vi } from 'vitest'
import { anySignal } from './anySignal.ts'
import { copyText } from './copyText.ts'
import { openBroadcastChannel } from './openBroadcastChannel.ts'
import { parseUrl } from './parseUrl.ts'
import { randomUuid } from './randomUuid.ts'
import { runLocked } from './runLocked.ts'

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

describe('randomUuid', () => {
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

  test('K-WORLD-17: plain-HTTP pages, which lack crypto.randomUUID, get a UUID too', () => {
    expect(randomUuid()).toMatch(version4)
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index * 17),
    })
    expect(randomUuid()).toBe('00112233-4455-4677-a899-aabbccddeeff')
  })
})

describe('copyText', () => {
  test('K-WORLD-17: reports whether the text was copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
    expect(await copyText('0x1')).toBe(true)
  })

  test.each([
    ['missing', undefined],
    ['refused', { writeText: async () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ])('K-WORLD-17: a clipboard that is %s gives false', async (_, clipboard) => {
    vi.stubGlobal('navigator', { clipboard })
    expect(await copyText('0x1')).toBe(false)
  })
})

describe('openBroadcastChannel', () => {
  test('K-WORLD-17: a refused or missing channel gives undefined', () => {
    class Refused {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    }
    vi.stubGlobal('BroadcastChannel', Refused)
    expect(openBroadcastChannel('tabs')).toBeUndefined()
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(openBroadcastChannel('tabs')).toBeUndefined()
  })
})

describe('runLocked', () => {
  const name = 'browser-test'
  const refusing = { request: async () => Promise.reject(new DOMException('', 'SecurityError')) }

  test.each([
    ['missing', undefined],
    ['refused', refusing],
  ])('K-WORLD-17: runs without a lock if locks are %s', async (_, locks) => {
    expect(await runLocked(async () => 7, { name, locks })).toBe(7)
  })

  test('an error of the function itself does not run it again', async () => {
    const run = vi.fn(async () => Promise.reject(new Error('down')))
    await expect(runLocked(run, { name, locks: navigator.locks })).rejects.toThrow('down')
    expect(run).toHaveBeenCalledOnce()
  })

  test('an aborted wait for the lock throws the reason', async () => {
    const run = vi.fn(async () => 7)
    const signal = AbortSignal.abort(new Error('left'))
    await expect(runLocked(run, { name, locks: navigator.locks, signal })).rejects.toThrow('left')
    expect(run).not.toHaveBeenCalled()
  })
})
