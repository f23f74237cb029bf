/** Runs `end` once. `end(then)` calls it and, only the first time, calls `then` afterwards. */
export function once(end: () => void): (then: () => void) => void {
  let ended = false
  return (then) => {
    if (ended) return
    ended = true
    end()
    then()
  }
}
