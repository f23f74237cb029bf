import type { StoragePort } from '../storage/StoragePort.ts'

/** The part of a test runner that the suite uses. `{ describe, test, expect }` of vitest fits. */
export type SuiteRunner = {
  readonly describe: (title: string, run: () => void) => unknown
  readonly test: (title: string, run: () => void) => unknown
  readonly expect: (value: unknown) => { readonly toBe: (expected: unknown) => void }
}

/** Tests the requirements that every storage port must meet. `create` returns an empty port. */
export function describeStorage(
  { describe, test, expect }: SuiteRunner,
  name: string,
  create: () => StoragePort,
): void {
  describe(`storage port: ${name}`, () => {
    test('returns null for a missing key', () => {
      expect(create().getItem('missing')).toBe(null)
    })
    test('returns the last value that was set', () => {
      const port = create()
      port.setItem('key', 'first')
      port.setItem('key', 'second')
      expect(port.getItem('key')).toBe('second')
    })
    test('distinguishes an empty text from a missing key', () => {
      const port = create()
      port.setItem('key', '')
      expect(port.getItem('key')).toBe('')
    })
    test('compares keys exactly', () => {
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
    test('removes a key, also repeatedly', () => {
      const port = create()
      port.setItem('key', 'value')
      port.removeItem('key')
      port.removeItem('key')
      expect(port.getItem('key')).toBe(null)
    })
  })
}
