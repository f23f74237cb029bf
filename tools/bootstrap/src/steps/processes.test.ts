import { expect, test } from 'vitest'
import { descendantsOf, parseStat } from './processes.ts'

const line =
  '4242 (Web Content) 2)) S 17 1 1 0 -1 4194560 9 0 0 0 250 30 700 80 20 0 1 0 99887 1 2 3'

test('default: a line of /proc is read, whatever the program is called', () => {
  expect(parseStat(line)).toEqual({
    pid: 4242,
    parent: 17,
    started: 99887,
    own: 280,
    ofChildren: 780,
  })
})

test('default: descendants are found over several generations', () => {
  const stat = (pid: number, parent: number) => ({ ...parseStat(line), pid, parent })
  const all = [stat(5, 3), stat(3, 2), stat(2, 1), stat(9, 8)]
  expect(descendantsOf(2, all).map(({ pid }) => pid)).toEqual([3, 5])
})
