/**
 * Maximum number of rows per SQL insert. A statement has at most 65,535 parameters, and a row needs
 * at most ten.
 */
const rowsPerStatement = 5_000

/** Splits rows into batches that fit into one SQL statement each. */
export function* inParts<row>(rows: readonly row[]): Generator<row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    yield rows.slice(start, start + rowsPerStatement)
}
