import type { StoragePort } from '../storage/StoragePort.ts'

/** Part of a test runner that the suite needs. vitest's `{ describe, test, expect }` fits. */
export type SuiteRunner = {
  readonly describe: (title: string, run: () => void) => unknown
  readonly test: (title: string, run: () => void) => unknown
  readonly expect: (value: unknown) => { readonly toBe: (expected: unknown) => void }
}

/** Tests the requirements for every storage port. `create` returns an empty port. */
export function describeStorage(
  { describe, test, expect }: SuiteRunner,
  name: string,
  create: () => StoragePort,
): void {
  describe(`storage port: ${name}`, () => {
    test('a missing key is null', () => {
      expect(create().getItem('missing')).toBe(null)
    })
    test('what is set is read, the later value wins', () => {
      const port = create()
      port.setItem('key', 'first')
      port.setItem('key', 'second')
      expect(port.getItem('key')).toBe('second')
    })
    test('an empty text is not a missing one', () => {
      const port = create()
      port.setItem('key', '')
      expect(port.getItem('key')).toBe('')
    })
    test('keys are exact and do not touch each other', () => {
      const port = create()
      port.setItem('@appkit/eip155:connected_connector_id', 'a')
      port.setItem('__proto__', 'b')
      expect(port.getItem('@appkit/EIP155:connected_connector_id')).toBe(null)
      expect(port.getItem('@appkit/eip155:connected_connector_id')).toBe('a')
      expect(port.getItem('__proto__')).toBe('b')
    })
    test('stores and returns text beyond ASCII unchanged', () => {
      const port = create()
      port.setItem('key', '{"name":"Zoë 🔑 \\u202e"}')
      expect(port.getItem('key')).toBe('{"name":"Zoë 🔑 \\u202e"}')
    })
    test('removing empties a key and may be repeated', () => {
      const port = create()
      port.setItem('key', 'value')
      port.removeItem('key')
      port.removeItem('key')
      expect(port.getItem('key')).toBe(null)
    })
  })
}
