/**
 * Creates a function that passes on only the latest of many values, at most once per interval
 * (S-62). The first value is passed on immediately.
 */
export function createCoalescer<value>(
  intervalMs: number,
  onValue: (value: value) => void,
): { readonly push: (value: value) => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: value } | undefined
  const rest = () => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    pass(value)
  }
  const pass = (value: value) => {
    timer = setTimeout(rest, intervalMs)
    onValue(value)
  }
  return {
    push: (value) => {
      if (timer === undefined) pass(value)
      else waiting = { value }
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
    },
  }
}
