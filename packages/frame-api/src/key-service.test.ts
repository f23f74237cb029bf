import { expect, test } from 'vitest'
import { Ticket } from './key-service/fields.ts'
import * as entry from './key-service.ts'

test('exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "issueTicket",
      "keyServiceErrors",
      "releaseCopy",
    ]
  `)
})

test.each([entry.issueTicket, entry.releaseCopy])(
  'S-92e: $path refuses unknown input fields',
  ({ input }) => {
    const codes = input.safeParse({ surprise: 1 }).error?.issues.map(({ code }) => code)
    expect(codes).toContain('unrecognized_keys')
  },
)

test('a ticket has the format of a JWT', () => {
  expect(Ticket.safeParse('eyJh.eyJ3.c2ln').success).toBe(true)
  expect(Ticket.safeParse('eyJh.eyJ3').success).toBe(false)
})
