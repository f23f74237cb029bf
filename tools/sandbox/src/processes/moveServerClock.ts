import { readFileSync } from 'node:fs'

/**
 * Preload script that advances the clock of a server by the milliseconds in the file `CLOCK_FILE`.
 * Without the file, the clock is right.
 *
 * Tests use it to skip the frame's pause before the next mail (S-41), or the rest of a season of
 * the product. The clock of the frame server must move by less than five minutes, because proofs
 * would be rejected.
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
    read.aheadMs = 0 // The file is missing, so the clock has not been moved.
  }
  return read.aheadMs
}

Date.now = () => now() + getAheadMs()
