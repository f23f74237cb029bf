import { describe, expect, test } from 'vitest'
import { readAwards } from './readAwards.ts'
import { toText } from './toText.ts'

const plain = 'player,points,reason\nJörg,10,"Race; lap 2"\nAda,5,Quest\n'
const rows = readAwards(plain).map(({ line: _, ...row }) => row)

describe('behavior: the same rows in another form get the same ids', () => {
  test.each([
    ['BOM and CRLF', `\ufeff${plain.replaceAll('\n', '\r\n')}`],
    ['semicolons', 'player;points;reason\nJörg;10;"Race; lap 2"\nAda;5;Quest'],
    ['tabs', 'player\tpoints\treason\nJörg\t10\tRace; lap 2\nAda\t5\tQuest'],
    [
      'heads in capitals, with spaces',
      plain.replace('player,points,reason', ' Player , POINTS,Reason'),
    ],
    ['another order, quotes', '"points","reason","player"\n"10","Race; lap 2","Jörg"\n5,Quest,Ada'],
    ['empty rows', `${plain.replace('\nAda', '\n,,\n\nAda')},,\n`],
    ['decomposed letters', plain.normalize('NFD')],
  ])('%s', (_, csv) => {
    const found = readAwards(csv).map(({ line: _line, ...row }) => row)
    expect(found).toEqual(rows.map((row) => ({ ...row, player: expect.any(String) })))
    expect(found[0]?.player.normalize('NFC')).toBe('Jörg')
  })
})

test('behavior: an edited table gets other ids, and each row its own', () => {
  const edited = readAwards(`${plain}Ada,5,Quest\n`)
  expect(new Set(edited.map(({ awardId }) => awardId)).size).toBe(3)
  for (const { awardId } of edited) expect(rows.map((row) => row.awardId)).not.toContain(awardId)
  const own = readAwards('id,player,points,reason\nq1,Ada,5,Quest\n,Ada,5,Quest')
  expect(own.map(({ hasOwnId }) => hasOwnId)).toEqual([true, false])
  expect(own[0]?.awardId).toBe('q1')
})

test('error: a missing column is named', () => {
  expect(() => readAwards('name,total,reason\nAda,1,x')).toThrow(
    'The table has no column "player" and "points". Its first line names "name", "total", "reason".',
  )
})

test.each([
  ['UTF-8', Buffer.from('Jörg')],
  ['Windows-1252', Buffer.from('Jörg', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffJörg', 'utf16le')],
])('behavior: a file in %s is read', (_, bytes) => {
  expect(toText(bytes)).toBe('Jörg')
})
