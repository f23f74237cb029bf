const width = 30

type Terminal = { readonly isTTY?: boolean; readonly write: (text: string) => unknown }

/** Draws how far a command is: a bar that fills up on a terminal, nothing anywhere else. */
export function createProgress(terminal: Terminal) {
  let shown = false
  return {
    show(done: number, all: number) {
      if (!terminal.isTTY || all === 0) return
      shown = true
      const full = Math.round((done / all) * width)
      terminal.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${all}`)
    },
    end() {
      if (shown) terminal.write('\n')
    },
  }
}
