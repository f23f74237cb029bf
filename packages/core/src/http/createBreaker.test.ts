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

test('S-130h: an answer in between starts the count again', () => {
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

test('S-130h: while a probe runs nothing else is sent; an abandoned one makes room for the next', () => {
  const { clock, enter, fail } = createTestBreaker()
  fail(5)
  clock.now = 10_000
  const report = enter('a.test')
  expect(() => enter('a.test')).toThrow('Service unreachable')
  report('abandoned')
  expect(() => enter('a.test')).not.toThrow()
})

test('behavior: an outcome counts once', () => {
  const { enter, fail } = createTestBreaker()
  fail(3)
  const report = enter('a.test')
  report('failed')
  report('failed')
  expect(() => enter('a.test')).not.toThrow()
})

test('behavior: hosts do not touch each other', () => {
  const { enter, fail } = createTestBreaker()
  fail(5)
  expect(() => enter('a.test:8080')).not.toThrow()
})
