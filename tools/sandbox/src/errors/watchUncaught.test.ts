import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { watchUncaught } from './watchUncaught.ts'

function start() {
  const events = new EventEmitter()
  const [lines, errors, stops]: [string[], unknown[], true[]] = [[], [], []]
  const unwatch = watchUncaught({
    tell: (line, error) => {
      lines.push(line)
      errors.push(error)
    },
    stop: () => stops.push(true),
    events,
  })
  return { events, lines, errors, stops, unwatch }
}

test('behavior: a rejection is reported with its causes, and the services keep running', () => {
  const { events, lines, errors, stops } = start()
  const reason = new TypeError('fetch\n failed', { cause: 'the line' })
  events.emit('unhandledRejection', reason)
  expect(lines).toEqual([
    'an answer was lost, the rest keeps running: TypeError: fetch failed, because of the line',
  ])
  expect(errors).toEqual([reason])
  expect(stops).toEqual([])
})

test('behavior: a thrown error is reported before the services stop', () => {
  const { events, lines, stops } = start()
  events.emit('uncaughtException', new Error('half done'))
  expect(lines).toEqual(['stopping after an error of the sandbox itself: Error: half done'])
  expect(stops).toEqual([true])
})

test('behavior: an error whose cause is itself is still logged as one line', () => {
  const { events, lines } = start()
  const error = new Error('round')
  error.cause = error
  events.emit('unhandledRejection', error)
  expect(lines[0]?.match(/round/g)).toHaveLength(5)
})

test('behavior: errors after the end are not watched', () => {
  const { events, unwatch } = start()
  unwatch()
  expect(events.eventNames()).toEqual([])
})
