/** Creates a clock that stands still until a test advances it. */
export function createTestClock(start = Date.parse('2030-01-15T10:00:00.000Z')) {
  let time = start
  return {
    now: () => time,
    advance(ms: number) {
      time += ms
    },
  }
}
