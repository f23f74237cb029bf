import { readFileSync } from 'node:fs'

/**
 * Loaded before a server: advances its clock by the milliseconds in the file. Without the file the
 * clock is unchanged.
 *
 * Tests use this to skip the frame's wait before the next mail (S-41) or the rest of a season of
 * the product. The clock of the frame's server may move less than five minutes, because proofs are
 * refused otherwise.
 */
const file = process.env['CLOCK_FILE'] ?? ''
const { now } = Date
const readAgainMs = 20

const read = { at: Number.NEGATIVE_INFINITY, aheadMs: 0 }

function getAheadMs(): number {
  const at = performance.now()
  if (at - read.at < readAgainMs) return read.aheadMs
  read.at = at
  try {
    read.aheadMs = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    read.aheadMs = 0 // The file does not exist, so the clock was never moved.
  }
  return read.aheadMs
}

Date.now = () => now() + getAheadMs()
