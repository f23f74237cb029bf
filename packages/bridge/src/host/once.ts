/** Runs an end once, whoever comes first: `end(then)` calls it and then, the first time only, `then`. */
export function once(end: () => void): (then: () => void) => void {
  let ended = false
  return (then) => {
    if (ended) return
    ended = true
    end()
    then()
  }
}
