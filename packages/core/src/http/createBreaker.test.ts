import { expect, test } from 'vitest'
import { createBreaker } from './createBreaker.ts'

function createTestBreaker() {
  const clock = { now: 0 }
  const enter = createBreaker(() => clock.now)
  const fail = (times: number) => {
    for (const _ of Array(times)) enter('a.test')('failed')
  }
  return { clock, enter, fail }
}

test('S-130h: a response in between restarts the count', () => {
  const { enter, fail } = createTestBreaker()
  fail(4)
  enter('a.test')('answered')
  fail(4)
  expect(() => enter('a.test')).not.toThrow()
})

test('S-130h: a failed probe opens the breaker for another 10 s', () => {
  const { clock, enter, fail } = createTestBreaker()
  fail(5)
  clock.now = 10_000
  fail(1)
  clock.now = 19_999
  expect(() => enter('a.test')).toThrow('Service unreachable')
  clock.now = 20_000
  expect(() => enter('a.test')).not.toThrow()
})

test('S-130h: sends nothing during a probe; an aborted probe allows the next one', () => {
  const { clock, enter, fail } = createTestBreaker()
  fail(5)
  clock.now = 10_000
  const report = enter('a.test')
  expect(() => enter('a.test')).toThrow('Service unreachable')
  report('abandoned')
  expect(() => enter('a.test')).not.toThrow()
})

test('behavior: counts an outcome only once', () => {
  const { enter, fail } = createTestBreaker()
  fail(3)
  const report = enter('a.test')
  report('failed')
  report('failed')
  expect(() => enter('a.test')).not.toThrow()
})

test('behavior: hosts have separate breakers', () => {
  const { enter, fail } = createTestBreaker()
  fail(5)
  expect(() => enter('a.test:8080')).not.toThrow()
})
